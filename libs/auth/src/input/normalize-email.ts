/** An e-mail address as the account server compares them. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Lengths of text inputs, in characters. */
export const TEXT_MAX = 1000;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const USERNAME_MIN = 2;
/** The database has the same bound. */
export const USERNAME_MAX = 50;

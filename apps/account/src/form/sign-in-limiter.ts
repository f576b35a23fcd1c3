import { createAttemptLimiter, LOGIN_FORM_LIMIT } from '@revisoins/auth';

/** How often the sign-in form of this page may be sent; asking for a new password begins the count again. */
export const signInLimiter = createAttemptLimiter(LOGIN_FORM_LIMIT);
export const SIGN_IN = 'login';

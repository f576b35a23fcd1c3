import { createAttemptLimiter, LOGIN_FORM_LIMIT } from '@revisoins/auth';

/** How often the sign-in form of this page may be submitted; requesting a new password resets the count. */
export const signInLimiter = createAttemptLimiter(LOGIN_FORM_LIMIT);
export const SIGN_IN = 'login';

const MINUTE = 60_000;

/** A number of attempts per sliding window, in milliseconds. */
export interface AttemptLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** What the sign-in form allows; each form owns its limiter. */
export const LOGIN_FORM_LIMIT: AttemptLimit = { max: 5, windowMs: 15 * MINUTE };
/** What the registration form allows. */
export const REGISTRATION_FORM_LIMIT: AttemptLimit = { max: 3, windowMs: 5 * MINUTE };
/** What the form for a new password allows. */
export const PASSWORD_RESET_FORM_LIMIT: AttemptLimit = { max: 3, windowMs: 10 * MINUTE };
/** What the form that erases the progress allows. */
export const PROGRESS_RESET_FORM_LIMIT: AttemptLimit = { max: 2, windowMs: 5 * MINUTE };

/** What the commands allow per action and e-mail. */
export const COMMAND_LIMIT: AttemptLimit = { max: 3, windowMs: MINUTE };
export const DEFAULT_LIMIT: AttemptLimit = { max: 5, windowMs: MINUTE };

export const LOCKOUT = { failures: 5, windowMs: 60 * MINUTE, lockMs: 15 * MINUTE } as const;

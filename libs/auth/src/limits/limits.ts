const MINUTE = 60_000;

/** A number of attempts per sliding window, in milliseconds. */
export interface AttemptLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** What a form allows; the form owns the limiter. */
export const LOGIN_FORM_LIMIT: AttemptLimit = { max: 5, windowMs: 15 * MINUTE };
export const REGISTRATION_FORM_LIMIT: AttemptLimit = { max: 3, windowMs: 5 * MINUTE };
export const PASSWORD_RESET_FORM_LIMIT: AttemptLimit = { max: 3, windowMs: 10 * MINUTE };
export const PROGRESS_RESET_FORM_LIMIT: AttemptLimit = { max: 2, windowMs: 5 * MINUTE };

/** What the commands allow per action and e-mail. */
export const COMMAND_LIMIT: AttemptLimit = { max: 3, windowMs: MINUTE };
export const DEFAULT_LIMIT: AttemptLimit = { max: 5, windowMs: MINUTE };

export const LOCKOUT = { failures: 5, windowMs: 60 * MINUTE, lockMs: 15 * MINUTE } as const;

/**
 * Lengths of text inputs, in characters, unless said otherwise. The database and the account server have some
 * of them, too: the test compares.
 */
export const TEXT_MAX = 1000;
/** The longest e-mail address, as mail servers take it. */
export const EMAIL_MAX = 254;
/** The shortest password. */
export const PASSWORD_MIN = 8;
/** The longest password. */
export const PASSWORD_MAX = 128;
export const USERNAME_MIN = 2;
export const USERNAME_MAX = 50;
/** The name of a device of the second step. */
export const FACTOR_NAME_MAX = 50;
/** How many devices an account can have. */
export const FACTORS_MAX = 3;

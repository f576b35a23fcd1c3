/** Milliseconds for an answer about a build that this browser runs instead of the site's choice. */
export const OVERRIDE_TIMEOUT = 3_000;

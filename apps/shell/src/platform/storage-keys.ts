// In a file of its own: the script that preloads, which must stay small, reads what the shell has stored.

/** The overrides of this browser. */
export const OVERRIDES_KEY = 'revisoins-overrides';
/** Which version of each remote this browser runs. */
export const VERSIONS_KEY = 'revisoins-versions';

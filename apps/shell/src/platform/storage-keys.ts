// A separate file, because the preload script, which must stay small, reads what the shell has stored.

/** The overrides of this browser. */
export const OVERRIDES_KEY = 'revisoins-overrides';
/** Which version of each remote this browser runs. */
export const VERSIONS_KEY = 'revisoins-versions';

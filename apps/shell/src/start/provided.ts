declare const PROVIDED_VERSIONS: Record<string, string>;

/** Name and version of everything that this build provides to remotes; the bundler's preset says it. */
export const provided = PROVIDED_VERSIONS;

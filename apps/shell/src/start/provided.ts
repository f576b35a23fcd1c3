declare const PROVIDED_VERSIONS: Record<string, readonly string[]>;

/**
 * Everything that this build provides to remotes, by name: its version, then the earlier ones. Written in by
 * the bundler's preset.
 */
export const provided = PROVIDED_VERSIONS;

declare const PROVIDED_VERSIONS: Record<string, readonly string[]>;

/** Everything that this build provides to remotes, by name: its version, then the earlier ones beside it. The bundler's preset says it. */
export const provided = PROVIDED_VERSIONS;

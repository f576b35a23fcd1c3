import type { EarlierLibrary } from '@revisoins/federation';

/**
 * What the shared libraries offer for remotes that were built before a break of theirs. The bundler's preset writes it from
 * their exports (tools/rspack/earlier-libraries-loader.ts), so that none is promised and left out.
 */
export const earlierLibraries: readonly EarlierLibrary[] = [];

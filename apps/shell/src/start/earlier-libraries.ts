import type { OfferedLibrary } from '@revisoins/federation';

/**
 * The earlier versions of shared libraries, for remotes that were built before a breaking change. Generated
 * from the libraries' exports by the bundler's preset (tools/rspack/earlier-libraries-loader.ts), so that
 * none is promised and left out.
 */
export const earlierLibraries: readonly OfferedLibrary[] = [];

/**
 * Replaces the federation runtime's support for manifests and the preloading that they list. Each remote is
 * registered with its entry, and the host preloads from the registry; the runtime's build flags leave out the
 * plugin that reads manifests, but not this. Without type annotations: a bundler without a loader reads it
 * too.
 */
function leftOut() {
  throw new Error('Manifests are left out of this build; see tools/rspack/esm-federation-runtime.ts.');
}

/** Created with every instance, and asked to forget a remote that is registered again. */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
  loadRemoteSnapshotInfo = leftOut;
}

export const getGlobalRemoteInfo = () => ({});
export {
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
};

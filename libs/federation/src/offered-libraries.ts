/** A library that a host offers to remotes, in one version; at hand, or loaded on demand. */
export type OfferedLibrary = { name: string; version: string } & (
  | { library: unknown }
  | { load(): Promise<unknown> }
);

/** A version of a library in a share scope, as module federation has it. */
interface SharedVersion {
  get(): Promise<() => unknown>;
  /** Whether it is at hand. */
  loaded: boolean;
  /** Who offers it. */
  from: string;
}

/** Shared libraries by name and version: what module federation passes to the `init` of a container. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/**
 * What a host offers. Each call makes a share scope, so that what one container adds or replaces there
 * reaches no other. A library that failed to load is tried again when it is next needed.
 */
export function offerLibraries(offered: readonly OfferedLibrary[]): () => ShareScope {
  const loading = new Map<OfferedLibrary, Promise<unknown>>();
  const load = (one: OfferedLibrary): Promise<unknown> => {
    if ('library' in one) return Promise.resolve(one.library);
    const known = loading.get(one);
    if (known) return known;
    const library = one.load();
    loading.set(one, library);
    library.catch(() => loading.delete(one));
    return library;
  };
  return () => {
    const scope: ShareScope = {};
    for (const one of offered) {
      (scope[one.name] ??= {})[one.version] = {
        get: async () => {
          const library = await load(one);
          return () => library;
        },
        loaded: 'library' in one,
        from: 'host',
      };
    }
    return scope;
  };
}

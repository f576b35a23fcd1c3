import { AppError, satisfies } from '@revisoins/contracts';

/** A library that a host offers to remotes, in one version; at hand, or loaded on demand. */
export type OfferedLibrary = { name: string; version: string } & (
  | { library: unknown }
  | { load(): Promise<unknown> }
);

/** Gives the library of that name in a version of the range. Rejects without one, or if it does not load. */
export type TakeLibrary = (name: string, range: string) => Promise<unknown>;

/**
 * What a host offers. Remotes get a function and no list: nobody adds to the libraries of others, or puts one
 * in place of another. One that failed to load is tried again when it is next needed.
 */
export function offerLibraries(offered: readonly OfferedLibrary[]): TakeLibrary {
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
  const take: TakeLibrary = async (name, range) => {
    const fitting = offered.find((one) => one.name === name && satisfies(one.version, range));
    if (fitting) return load(fitting);
    const versions = offered.filter((one) => one.name === name).map(({ version }) => version);
    throw new AppError(
      `${name} ${range} is required, the host has ${versions.join(', ') || 'none'}`,
      'invalid',
    );
  };
  return Object.freeze(take);
}

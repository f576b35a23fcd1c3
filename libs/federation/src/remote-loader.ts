import { AFTER_SILENCE, DEADLINE } from './deadline.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import { loadEither } from './load-either.ts';
import type { LoadFailure, LoadResult, LoadState } from './load-result.ts';
import { createVersionLoading, type Take } from './load-version.ts';
import { createRemoteCatalogue, type RemoteCatalogue } from './remote-catalogue.ts';
import { createVersionChoice, type VersionChoiceOptions } from './version-choice.ts';

export interface LoaderOptions extends VersionChoiceOptions {
  runtime: FederationRuntime;
  /** Milliseconds for the whole load, from the remote's entry to the requested module. */
  deadline?: number;
}

export interface RemoteLoader extends RemoteCatalogue {
  /** How the latest load of a remote ended. */
  state(remote: string): LoadState;
  /**
   * Reports that a version crashed on screen: later loads use the version that would replace it if it had not
   * loaded. True when another one is now in use; false when there is none that has not crashed too.
   */
  fallBack(remote: string, version: string): boolean;
  /**
   * Called before a retry: the next load of the remote asks for its files again instead of joining a load
   * that began before the retry, and may be about to fail.
   */
  startAfresh(remote: string): void;
  /**
   * Loads something of a remote, selected by `take`. Never rejects. One deadline covers all of it. When the
   * version in use fails or is very late, its fallback is tried and stays in use for this page: the default
   * for a canary, the last known good one for the default, none for a pinned version. A failure is not
   * cached: try again.
   */
  load<Value>(remote: string, take: Take<Value>): Promise<LoadResult<Value>>;
}

/** Loads the remotes of a registry on demand. */
export function createRemoteLoader({
  runtime,
  deadline = DEADLINE,
  ...options
}: LoaderOptions): RemoteLoader {
  const choice = createVersionChoice(options);
  const loading = createVersionLoading(runtime);
  const states = new Map<string, LoadState>();
  const crashed = new Set<string>();

  const fallBack = (remote: string, id: string): boolean => {
    if (choice.current(remote) !== id) return true;
    const fallback = choice.fallbackFor(remote, id);
    crashed.add(`${remote} ${id}`);
    if (fallback === undefined || crashed.has(`${remote} ${fallback}`)) return false;
    choice.use(remote, fallback);
    const message = `${remote} ${id}: crashed on screen`;
    const failure: LoadFailure = { remote, version: id, reason: 'crashed', message };
    states.set(remote, { status: 'loaded', failure });
    return true;
  };

  const loadEitherVersion = async <Value>(remote: string, take: Take<Value>): Promise<LoadResult<Value>> => {
    if (!choice.has(remote)) {
      const message = `The registry has no remote "${remote}".`;
      return { status: 'failed', failure: { remote, version: '', reason: 'invalid', message } };
    }
    const loadVersion = (id: string, milliseconds: number) =>
      loading.load({ remote, id, published: choice.published(remote, id) }, take, milliseconds);
    const id = choice.current(remote);
    const fallback = choice.fallbackFor(remote, id);
    if (fallback === undefined)
      return loadVersion(id, loading.wasSilent(remote, id) ? deadline * AFTER_SILENCE : deadline);
    const first = loadVersion(id, deadline);
    const result = await loadEither({
      remote,
      version: id,
      deadline,
      first,
      other: (left) => loadVersion(fallback, left),
    });
    if (result.status === 'loaded') choice.use(remote, result.version);
    return result;
  };

  const load = async <Value>(remote: string, take: Take<Value>): Promise<LoadResult<Value>> => {
    const result = await loadEitherVersion(remote, take);
    const before = states.get(remote);
    const earlier = before?.status === 'loaded' ? before.failure : undefined;
    states.set(remote, {
      status: result.status,
      failure: result.status === 'failed' ? result.failure : (result.failures[0] ?? earlier),
    });
    return result;
  };

  return {
    ...createRemoteCatalogue(Object.keys(options.registry.remotes), choice),
    state: (remote) => states.get(remote) ?? { status: 'idle' },
    fallBack,
    startAfresh(remote) {
      const published = choice.has(remote) ? choice.published(remote, choice.current(remote)) : undefined;
      if (published) loading.startAfresh(published);
    },
    load,
  };
}

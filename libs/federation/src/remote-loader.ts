import type {
  Channels,
  DeclaredSlot,
  NavEntry,
  RegisteredVersion,
  RemoteDeclaration,
  RouteRole,
  SlotName,
} from '@revisoins/contracts';
import { AFTER_SILENCE, DEADLINE } from './deadline.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import { loadEither } from './load-either.ts';
import type { LoadFailure, LoadResult, LoadState } from './load-result.ts';
import { createVersionLoading, type Take } from './load-version.ts';
import { createRouteTable, type OwnedRoute } from './route-table.ts';
import { createVersionChoice, type VersionChoiceOptions } from './version-choice.ts';

export interface LoaderOptions extends VersionChoiceOptions {
  runtime: FederationRuntime;
  /** Milliseconds for the whole load, from the remote's entry to the requested module. */
  deadline?: number;
}

export interface SlotContribution {
  remote: string;
  slot: DeclaredSlot;
}

export interface RemoteLoader {
  /** The route that a remote declared for a path, if any did. */
  findRoute(pathname: string): OwnedRoute | undefined;
  /** The route that has a role on this site, if a remote declares one. */
  landmark(role: RouteRole): OwnedRoute | undefined;
  /** The declarations of the versions in use. */
  declarations(): RemoteDeclaration[];
  /** The names of the remotes that the site has. */
  remotes(): string[];
  /** The published versions of a remote. */
  versions(remote: string): string[];
  /** The remotes' navigation entries, in order. */
  navigation(): NavEntry[];
  /** What the remotes put in a slot. */
  contributions(slot: SlotName): SlotContribution[];
  /**
   * The version in use: its base URL, and its declaration in this host's contract. Throws for an unknown
   * remote.
   */
  version(remote: string): RegisteredVersion & { id: string; declaration: RemoteDeclaration };
  /** How the latest load of a remote ended. */
  state(remote: string): LoadState;
  /**
   * Reports that a version crashed on screen: later loads use the version that would replace it if it had not
   * loaded. True when another one is now in use; false when there is none that has not crashed too.
   */
  fallBack(remote: string, version: string): boolean;
  /**
   * Applies the operator's choice of versions, which may have changed since the page opened, to later loads;
   * pinned versions stay. Returns the remotes whose new version this page does not know: they change when the
   * page is reloaded. A remote that no longer has a channel has left the site: nothing of it is offered, and
   * its addresses belong to nobody. Those in `overridden`, for which this browser has its own choice, stay.
   */
  follow(channels: Channels, overridden?: readonly string[]): string[];
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

  const version = (remote: string) => {
    const id = choice.current(remote);
    const found = choice.published(remote, id);
    if (!found) throw new Error(`The registry has no version ${id} of "${remote}".`);
    return { ...found, id };
  };

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

  const all = Object.keys(options.registry.remotes);
  /** Those that the site has not removed since. */
  let names = all;
  const routeTable = () =>
    createRouteTable(names.map((remote) => ({ remote, routes: version(remote).declaration.routes })));
  let routes = routeTable();

  const follow = (channels: Channels, overridden: readonly string[] = []): string[] => {
    const followed = Object.entries(channels).filter(([remote]) => !overridden.includes(remote));
    const unknown = choice.follow(Object.fromEntries(followed));
    const left = all.filter((remote) => overridden.includes(remote) || Object.hasOwn(channels, remote));
    if (left.join() !== names.join()) {
      names = left;
      routes = routeTable();
    }
    return unknown;
  };

  const declarations = () => names.map((remote) => version(remote).declaration);
  return {
    findRoute: (pathname) => routes(pathname),
    landmark: (role) =>
      declarations()
        .flatMap(({ name: remote, routes: own }) => own.map((route) => ({ remote, route })))
        .find(({ route }) => route.role === role),
    declarations,
    remotes: () => names,
    versions: choice.known,
    navigation: () =>
      declarations()
        .flatMap(({ nav }) => nav)
        .sort((a, b) => a.order - b.order),
    contributions: (name) =>
      names.flatMap((remote) =>
        version(remote)
          .declaration.slots.filter(({ slot }) => slot === name)
          .map((slot) => ({ remote, slot })),
      ),
    version,
    state: (remote) => states.get(remote) ?? { status: 'idle' },
    fallBack,
    follow,
    load,
  };
}

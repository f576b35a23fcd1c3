import {
  AppError,
  type Channels,
  type DeclaredSlot,
  type NavEntry,
  type RegisteredVersion,
  type Registry,
  type RemoteDeclaration,
  type SlotName,
} from '@revisoins/contracts';
import { bucketOf, chooseVersion } from './choose-version.ts';
import { withinDeadline } from './deadline.ts';
import { loadEither } from './load-either.ts';
import type { LoadFailure, LoadResult, LoadState } from './load-result.ts';
import { reasonOf } from './reason-of.ts';
import { createRouteTable, type OwnedRoute } from './route-table.ts';
import { unmetRequirements } from './unmet-requirements.ts';

/** What the loader needs of a federation runtime. */
export interface FederationRuntime {
  /** Makes containers known. `entryGlobalName` is what their scripts define; `name` is new with every try, so that nothing kept of a failed one answers. */
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string }[]): void;
  loadRemote(id: string): Promise<unknown>;
  /** The versions of each shared package that the host offers. */
  provided(): Record<string, readonly string[]>;
  /** Called before another try of a version: makes sure that it does not end as the first because of what the page or a cache keeps of it. Never rejects. */
  refresh?(version: Pick<RegisteredVersion, 'base' | 'container'>): Promise<void>;
}

export interface LoaderOptions {
  registry: Registry;
  runtime: FederationRuntime;
  /** Names this browser, for its share of the traffic. */
  browserId: string;
  /** The version of a remote that must not change now, if any. */
  heldVersion?(remote: string): string | undefined;
  /** Milliseconds for the whole load of a part, from the entry to what is wanted of it. */
  deadline?: number;
}

export interface SlotContribution {
  remote: string;
  slot: DeclaredSlot;
}

/** Loads one exposed module of the version being tried. Rejects when it does not load. */
export type LoadModule = (exposedId: string) => Promise<Record<string, unknown>>;

export interface RemoteLoader {
  /** The route that a remote declared for a path, if any did. */
  findRoute(pathname: string): OwnedRoute | undefined;
  /** The names of the remotes in the registry. */
  remotes(): string[];
  /** The published versions of a remote. */
  versions(remote: string): string[];
  /** What the remotes put in the navigation, in order. */
  navigation(): NavEntry[];
  /** What the remotes put in a slot. */
  contributions(slot: SlotName): SlotContribution[];
  /** The version in use: its folder, and its declaration as one of this host's contract. Throws for a remote that the registry does not have. */
  version(remote: string): RegisteredVersion & { id: string; declaration: RemoteDeclaration };
  /** How the latest load of a remote ended. */
  state(remote: string): LoadState;
  /**
   * Told that a version crashed on screen: from the next load on another one stands in for it, the one that would if it had
   * not loaded. True when another one is in use now; false when there is none that has not crashed too.
   */
  giveWay(remote: string, version: string): boolean;
  /**
   * Follows the operator's choice of versions, which may have changed since the page opened: what loads from now on is of the
   * new choice, what must not change now stays. The remotes in the answer were given a version that this page does not know;
   * they stay as they are, until the page is loaded anew.
   */
  follow(channels: Channels): string[];
  /**
   * Loads something of a remote: `take` says what. Never rejects. One deadline holds for all of it. When the version in
   * use fails or is very late, another one is tried, and stays in use for this page: the default for a candidate, the
   * last known good one for the default, none for a version that must not change now. A failure is not kept: try again.
   */
  load<Value>(remote: string, take: Take<Value>): Promise<LoadResult<Value>>;
}

const DEADLINE = 10_000;
/** The part of the deadline that a version has which did not answer a moment ago: whoever comes back need not wait as long again. */
const AFTER_SILENCE = 0.4;
const MOMENT_MS = 60_000;

/** What of a remote is wanted, of one version of it. */
type Take<Value> = (loadModule: LoadModule, version: RegisteredVersion) => Promise<Value>;

const channelOf = ({ default: byDefault, traffic, lastKnownGood }: Channels[string]) => [
  byDefault,
  Object.entries(traffic).sort(),
  lastKnownGood,
];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Loads remotes that a registry lists, each only when something of it is wanted. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { runtime, browserId, heldVersion, deadline = DEADLINE } = options;
  let { registry } = options;
  const inUse = new Map<string, string>();
  /** The name under which the runtime knows a container, once it does; and how many tries of it have failed. */
  const registered = new Map<string, Promise<string>>();
  const failedTries = new Map<string, number>();
  /** When a version last let its time run out, in milliseconds since the page opened. */
  const silentSince = new Map<string, number>();

  const versionInUse = (remote: string): string => {
    const entry = registry.remotes[remote];
    if (!entry) throw new Error(`The registry has no remote "${remote}".`);
    const known = inUse.get(remote);
    if (known) return known;
    const chosen = chooseVersion(entry, { bucket: bucketOf(browserId, remote), held: heldVersion?.(remote) });
    inUse.set(remote, chosen);
    return chosen;
  };

  const version = (remote: string) => {
    const id = versionInUse(remote);
    const found = registry.remotes[remote]?.versions[id];
    if (!found) throw new Error(`The registry has no version ${id} of "${remote}".`);
    return { ...found, id };
  };

  const register = (published: RegisteredVersion): Promise<string> => {
    const { container, base } = published;
    const known = registered.get(container);
    if (known) return known;
    const registering = (async () => {
      const failed = failedTries.get(container) ?? 0;
      if (failed > 0) await runtime.refresh?.(published);
      // A name of its own and not a registration by force: that one also takes shared libraries away from everybody.
      const name = failed === 0 ? container : `${container}~${failed + 1}`;
      runtime.registerRemotes([
        { name, entry: new URL('remoteEntry.js', base).href, entryGlobalName: container },
      ]);
      return name;
    })();
    registered.set(container, registering);
    return registering;
  };

  async function attempt<Value>(
    remote: string,
    id: string,
    take: Take<Value>,
    milliseconds: number,
  ): Promise<LoadResult<Value>> {
    const tried = registry.remotes[remote]?.versions[id];
    const failed = (reason: LoadFailure['reason'], message: string, cause?: unknown) => {
      if (tried && registered.delete(tried.container))
        failedTries.set(tried.container, (failedTries.get(tried.container) ?? 0) + 1);
      return {
        status: 'failed' as const,
        failure: { remote, version: id, reason, message: `${remote} ${id}: ${message}`, cause },
      };
    };
    if (!tried) return failed('invalid', 'the registry does not have it');
    const unmet = unmetRequirements(tried.shared, runtime.provided());
    if (unmet.length > 0) return failed('incompatible', unmet.join('; '));

    const loadModule =
      (name: string): LoadModule =>
      async (exposedId) => {
        const module = await runtime.loadRemote(`${name}${exposedId.slice(1)}`);
        if (typeof module !== 'object' || module === null)
          throw new AppError(`nothing is exposed as ${exposedId}`, 'invalid');
        return module as Record<string, unknown>;
      };
    try {
      const outcome = await withinDeadline(
        register(tried).then((name) => take(loadModule(name), tried)),
        milliseconds,
      );
      if (!outcome.inTime) {
        silentSince.set(`${remote} ${id}`, performance.now());
        return failed('timeout', `no answer within ${milliseconds / 1000} s`);
      }
      silentSince.delete(`${remote} ${id}`);
      return { status: 'loaded', value: outcome.value, version: id, failures: [] };
    } catch (error) {
      return failed(reasonOf(error), messageOf(error), error);
    }
  }

  /** What runs instead of a version that does not load. */
  const fallbackFor = (remote: string, id: string): string | undefined => {
    if (heldVersion?.(remote) === id) return undefined;
    const entry = registry.remotes[remote];
    const other = entry?.default === id ? entry.lastKnownGood : entry?.default;
    return other === id ? undefined : other;
  };

  const states = new Map<string, LoadState>();
  const crashed = new Set<string>();

  const giveWay = (remote: string, id: string): boolean => {
    if (versionInUse(remote) !== id) return true;
    const fallback = fallbackFor(remote, id);
    crashed.add(`${remote} ${id}`);
    if (fallback === undefined || crashed.has(`${remote} ${fallback}`)) return false;
    inUse.set(remote, fallback);
    const failure = {
      remote,
      version: id,
      reason: 'crashed' as const,
      message: `${remote} ${id}: crashed on screen`,
    };
    states.set(remote, { status: 'loaded', failure });
    return true;
  };

  const follow = (channels: Channels): string[] => {
    const unknown: string[] = [];
    const remotes = { ...registry.remotes };
    for (const [remote, channel] of Object.entries(channels)) {
      const entry = remotes[remote];
      const isKnown = (id: string | undefined) => id === undefined || entry?.versions[id] !== undefined;
      if (
        !entry ||
        ![channel.default, channel.lastKnownGood, ...Object.keys(channel.traffic)].every(isKnown)
      ) {
        unknown.push(remote);
        continue;
      }
      const { lastKnownGood: _, ...rest } = entry;
      const next = { ...rest, ...channel };
      if (JSON.stringify(channelOf(entry)) === JSON.stringify(channelOf(next))) continue;
      remotes[remote] = next;
      if (inUse.get(remote) !== heldVersion?.(remote)) inUse.delete(remote);
    }
    registry = { ...registry, remotes };
    return unknown;
  };

  const loadOne = async <Value>(remote: string, take: Take<Value>): Promise<LoadResult<Value>> => {
    if (!registry.remotes[remote]) {
      return {
        status: 'failed',
        failure: {
          remote,
          version: '',
          reason: 'invalid',
          message: `The registry has no remote "${remote}".`,
        },
      };
    }
    const id = versionInUse(remote);
    const fallback = fallbackFor(remote, id);
    const silent = silentSince.get(`${remote} ${id}`);
    if (fallback === undefined) {
      const isSilent = silent !== undefined && performance.now() - silent < MOMENT_MS;
      return attempt(remote, id, take, isSilent ? deadline * AFTER_SILENCE : deadline);
    }
    const first = attempt(remote, id, take, deadline);
    const result = await loadEither({
      remote,
      version: id,
      deadline,
      first,
      other: (left) => attempt(remote, fallback, take, left),
    });
    if (result.status === 'loaded') inUse.set(remote, result.version);
    return result;
  };

  const load = async <Value>(remote: string, take: Take<Value>): Promise<LoadResult<Value>> => {
    const result = await loadOne(remote, take);
    const before = states.get(remote);
    const gaveWay = before?.status === 'loaded' ? before.failure : undefined;
    states.set(remote, {
      status: result.status,
      failure: result.status === 'failed' ? result.failure : (result.failures[0] ?? gaveWay),
    });
    return result;
  };

  const names = Object.keys(registry.remotes);
  return {
    findRoute: createRouteTable(
      names.map((remote) => ({ remote, routes: version(remote).declaration.routes })),
    ),
    remotes: () => names,
    versions: (remote) => Object.keys(registry.remotes[remote]?.versions ?? {}),
    navigation: () =>
      names.flatMap((remote) => version(remote).declaration.nav).sort((a, b) => a.order - b.order),
    contributions: (name) =>
      names.flatMap((remote) =>
        version(remote)
          .declaration.slots.filter(({ slot }) => slot === name)
          .map((slot) => ({ remote, slot })),
      ),
    version,
    state: (remote) => states.get(remote) ?? { status: 'idle' },
    giveWay,
    follow,
    load,
  };
}

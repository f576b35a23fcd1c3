import { AppError, errorMessage, type RegisteredVersion } from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import { withinDeadline } from './deadline.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import type { LoadFailure, LoadResult } from './load-result.ts';
import { classifyFailure } from './classify-failure.ts';
import { unmetRequirements } from './unmet-requirements.ts';

/** Loads one exposed module of the version. Rejects when it does not load. */
export type LoadModule = (exposedId: string) => Promise<Record<string, unknown>>;

/** The remote and version to load. */
export type Take<Value> = (loadModule: LoadModule, version: RegisteredVersion) => Promise<Value>;

export interface VersionToLoad {
  remote: string;
  id: string;
  /** Undefined when the registry does not have it. */
  published: RegisteredVersion | undefined;
}

/** How long a version that timed out counts as silent. */
const SILENCE_LASTS_MS = 60_000;

/** The containers that a runtime knows on this page. One that failed is registered again under a new name. */
function createRegistrations(runtime: FederationRuntime) {
  /** Containers in use: the name under which the runtime knows each, and whether it has loaded anything. */
  const registered = new Map<string, { name: Promise<string>; hasLoaded: boolean }>();
  const failedAttempts = new Map<string, number>();

  const register = (published: RegisteredVersion) => {
    const { container, base } = published;
    const known = registered.get(container);
    if (known) return known;
    const registering = async () => {
      const failed = failedAttempts.get(container) ?? 0;
      if (failed > 0) await runtime.refresh?.(published);
      // A new name rather than a forced registration, which would also remove shared libraries for everybody
      // else.
      const name = failed === 0 ? container : `${container}~${failed + 1}`;
      const entry = new URL(ENTRY, base).href;
      runtime.registerRemotes([{ name, entry, entryGlobalName: container }]);
      return name;
    };
    const registration = { name: registering(), hasLoaded: false };
    registered.set(container, registration);
    return registration;
  };

  /** The next load of the container registers it again, under a new name; nothing when it already has. */
  const giveUp = (container: string, registration = registered.get(container)) => {
    if (registration === undefined || registered.get(container) !== registration) return;
    registered.delete(container);
    failedAttempts.set(container, (failedAttempts.get(container) ?? 0) + 1);
  };

  /** The next load does not join one that began earlier and may be about to fail. */
  const startAfresh = ({ container }: RegisteredVersion): void => {
    if (registered.get(container)?.hasLoaded === false) giveUp(container);
  };
  return { register, giveUp, startAfresh };
}

/**
 * Loads versions of remotes with a federation runtime, and records which of them failed or did not answer on
 * this page.
 */
export function createVersionLoading(runtime: FederationRuntime) {
  const { register, giveUp, startAfresh } = createRegistrations(runtime);
  /** When a version last timed out, in milliseconds since the page opened. */
  const silentSince = new Map<string, number>();

  const loaderFor =
    (name: string): LoadModule =>
    async (exposedId) => {
      const module = await runtime.loadRemote(`${name}${exposedId.slice(1)}`);
      if (typeof module !== 'object' || module === null)
        throw new AppError(`nothing is exposed as ${exposedId}`, 'invalid');
      return module as Record<string, unknown>;
    };

  return {
    /** Whether a version recently did not answer. */
    wasSilent(remote: string, id: string): boolean {
      const silent = silentSince.get(`${remote} ${id}`);
      return silent !== undefined && performance.now() - silent < SILENCE_LASTS_MS;
    },

    startAfresh,

    /** Never rejects. `milliseconds` covers all of it: entry, modules, and what `take` waits for. */
    async load<Value>(
      { remote, id, published }: VersionToLoad,
      take: Take<Value>,
      milliseconds: number,
    ): Promise<LoadResult<Value>> {
      const failed = (reason: LoadFailure['reason'], message: string, cause?: unknown) => ({
        status: 'failed' as const,
        failure: { remote, version: id, reason, message: `${remote} ${id}: ${message}`, cause },
      });
      if (!published) return failed('invalid', 'the registry does not have it');
      const unmet = unmetRequirements(published.shared, runtime.provided());
      if (unmet.length > 0) return failed('incompatible', unmet.join('; '));
      const registration = register(published);
      try {
        const loading = registration.name.then((name) => take(loaderFor(name), published));
        const outcome = await withinDeadline(loading, milliseconds);
        if (!outcome.inTime) {
          silentSince.set(`${remote} ${id}`, performance.now());
          giveUp(published.container, registration);
          return failed('timeout', `no answer within ${milliseconds / 1000} s`);
        }
        silentSince.delete(`${remote} ${id}`);
        registration.hasLoaded = true;
        return { status: 'loaded', value: outcome.value, version: id, failures: [] };
      } catch (error) {
        giveUp(published.container, registration);
        return failed(classifyFailure(error), errorMessage(error), error);
      }
    },
  };
}

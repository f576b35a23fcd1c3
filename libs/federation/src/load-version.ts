import { AppError, errorMessage, type RegisteredVersion } from '@revisoins/contracts';
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

/**
 * Loads versions of remotes with a federation runtime, and records which of them failed or did not answer on
 * this page.
 */
export function createVersionLoading(runtime: FederationRuntime) {
  /**
   * The name under which the runtime knows a container once it is registered, and the number of failed
   * attempts.
   */
  const registered = new Map<string, Promise<string>>();
  const failedAttempts = new Map<string, number>();
  /** When a version last timed out, in milliseconds since the page opened. */
  const silentSince = new Map<string, number>();

  const register = (published: RegisteredVersion): Promise<string> => {
    const { container, base } = published;
    const known = registered.get(container);
    if (known) return known;
    const registering = (async () => {
      const failed = failedAttempts.get(container) ?? 0;
      if (failed > 0) await runtime.refresh?.(published);
      // A new name rather than a forced registration, which would also remove shared libraries for everybody
      // else.
      const name = failed === 0 ? container : `${container}~${failed + 1}`;
      const entry = new URL('remoteEntry.js', base).href;
      runtime.registerRemotes([{ name, entry, entryGlobalName: container }]);
      return name;
    })();
    registered.set(container, registering);
    return registering;
  };

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

    /** Never rejects. `milliseconds` covers all of it: entry, modules, and what `take` waits for. */
    async load<Value>(
      { remote, id, published }: VersionToLoad,
      take: Take<Value>,
      milliseconds: number,
    ): Promise<LoadResult<Value>> {
      const failed = (reason: LoadFailure['reason'], message: string, cause?: unknown) => {
        if (published && registered.delete(published.container))
          failedAttempts.set(published.container, (failedAttempts.get(published.container) ?? 0) + 1);
        return {
          status: 'failed' as const,
          failure: { remote, version: id, reason, message: `${remote} ${id}: ${message}`, cause },
        };
      };
      if (!published) return failed('invalid', 'the registry does not have it');
      const unmet = unmetRequirements(published.shared, runtime.provided());
      if (unmet.length > 0) return failed('incompatible', unmet.join('; '));
      try {
        const loading = register(published).then((name) => take(loaderFor(name), published));
        const outcome = await withinDeadline(loading, milliseconds);
        if (!outcome.inTime) {
          silentSince.set(`${remote} ${id}`, performance.now());
          return failed('timeout', `no answer within ${milliseconds / 1000} s`);
        }
        silentSince.delete(`${remote} ${id}`);
        return { status: 'loaded', value: outcome.value, version: id, failures: [] };
      } catch (error) {
        return failed(classifyFailure(error), errorMessage(error), error);
      }
    },
  };
}

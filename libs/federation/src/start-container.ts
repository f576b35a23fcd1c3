import { AppError, satisfies } from '@revisoins/contracts';
import type { ShareScope } from './offered-libraries.ts';

/** The library that a module of a remote stands for. */
interface Wanted {
  shareKey: string;
  requiredVersion: string;
}

/** The part of the bundler's runtime in the entry of a remote that its host completes. */
export interface ContainerRuntime {
  /** Modules by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** What the chunk of that id needs before it runs. */
  f: { consumes?(chunk: string, promises: Promise<unknown>[]): void };
  consumesLoadingData?: {
    chunkMapping?: Record<string, readonly string[]>;
    moduleIdToConsumeDataMapping?: Record<string, Wanted>;
    initialConsumes?: readonly string[];
  };
  initializeExposesData: { moduleMap: Record<string, () => Promise<() => unknown>> };
  initContainer?(scope: ShareScope): void;
  getContainer?(exposedId: string): Promise<() => unknown>;
}

/** Gives the library of that name in a version of the range. Rejects without one, or if it does not load. */
async function take(scope: ShareScope, { shareKey, requiredVersion }: Wanted): Promise<unknown> {
  const versions = scope[shareKey] ?? {};
  const fitting = Object.keys(versions).find((version) => satisfies(version, requiredVersion));
  const shared = fitting === undefined ? undefined : versions[fitting];
  if (shared) return (await shared.get())();
  const had = Object.keys(versions).join(', ') || 'none';
  throw new AppError(`${shareKey} ${requiredVersion} is required, the host has ${had}`, 'invalid');
}

/**
 * Starts the container of a remote: its modules take the libraries that they share from the share scope that
 * its host passes to `init`. The host lends this function to every entry (decision 22).
 */
export function startContainer(runtime: ContainerRuntime): void {
  const {
    chunkMapping = {},
    moduleIdToConsumeDataMapping: wanted = {},
    initialConsumes = [],
  } = runtime.consumesLoadingData ?? {};
  if (initialConsumes.length > 0) throw new Error('An entry has no shared libraries of its own.');
  const taken = new Map<string, Promise<void>>();
  let scope: ShareScope | undefined;

  const install = async (id: string): Promise<void> => {
    const one = wanted[id];
    if (!scope || !one) throw new Error(`The container was not started for its module ${id}.`);
    const library = await take(scope, one);
    runtime.m[id] = (module) => {
      module.exports = library;
    };
  };

  runtime.f.consumes = (chunk, promises) => {
    for (const id of chunkMapping[chunk] ?? []) {
      let taking = taken.get(id);
      if (!taking) {
        taking = install(id);
        taken.set(id, taking);
        // The next load of the chunk tries again.
        taking.catch(() => taken.delete(id));
      }
      promises.push(taking);
    }
  };
  runtime.initContainer = (given) => {
    scope = given;
  };
  runtime.getContainer = async (exposedId) => {
    const { moduleMap } = runtime.initializeExposesData;
    const expose = Object.hasOwn(moduleMap, exposedId) ? moduleMap[exposedId] : undefined;
    if (!expose) throw new Error(`The container exposes no ${exposedId}.`);
    return expose();
  };
}

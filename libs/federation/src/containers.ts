import { AppError, type Registry } from '@revisoins/contracts';
import type { ShareScope } from './offered-libraries.ts';
import { pinnedHash } from './pinned-scripts.ts';

/** What the entry of a remote defines: a container as module federation has it. */
interface Container {
  init(scope: ShareScope): unknown;
  get(exposedId: string): Promise<() => unknown>;
}

interface RegisteredContainer {
  name: string;
  entry: string;
  /** The global name under which the entry defines it. */
  entryGlobalName: string;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Container>).init === 'function' &&
  typeof (value as Partial<Container>).get === 'function';

const find = (name: string): unknown => (globalThis as unknown as Record<string, unknown>)[name];

/** What a script throws while it runs is an event of the page. */
function watchErrors(url: string) {
  let thrown: string | undefined;
  const note = ({ filename, message }: ErrorEvent) => {
    if (filename === url) thrown ??= message;
  };
  addEventListener('error', note);
  return {
    end(): string | undefined {
      removeEventListener('error', note);
      return thrown;
    },
  };
}

/** Runs the entry of a remote with its pinned hash. Rejects when it does not load, or throws. */
function runEntry(registry: Registry, url: string, milliseconds: number): Promise<void> {
  const integrity = pinnedHash(registry, url);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity !== undefined) script.integrity = integrity;
  const errors = watchErrors(url);
  return new Promise((resolve, reject) => {
    const settle = (failure?: Error) => {
      clearTimeout(timer);
      script.remove();
      const thrown = errors.end();
      if (failure) reject(failure);
      else if (thrown === undefined) resolve();
      else reject(new Error(`${url} threw: ${thrown}`));
    };
    const timer = setTimeout(
      () => settle(new AppError(`${url} did not load in ${milliseconds / 1000} s.`, 'network')),
      milliseconds,
    );
    script.addEventListener('load', () => settle(), { once: true });
    script.addEventListener('error', () => settle(new AppError(`${url} does not load.`, 'network')), {
      once: true,
    });
    document.head.append(script);
  });
}

export interface ContainersOptions {
  registry: Registry;
  /** Makes the share scope of a container, which it takes its libraries from. */
  makeShareScope(): ShareScope;
  /** Milliseconds that an entry may take to load. */
  entryTimeout: number;
}

/** Loads the containers of remotes, each once, and the modules that they expose. */
export function createContainers({ registry, makeShareScope, entryTimeout }: ContainersOptions) {
  const registered = new Map<string, RegisteredContainer & { started?: Promise<Container> }>();

  const start = async ({ entry, entryGlobalName }: RegisteredContainer): Promise<Container> => {
    if (find(entryGlobalName) === undefined) await runEntry(registry, entry, entryTimeout);
    const container = find(entryGlobalName);
    if (!isContainer(container)) throw new AppError(`${entry} defines no ${entryGlobalName}.`, 'invalid');
    await container.init(makeShareScope());
    return container;
  };

  return {
    registerRemotes(remotes: readonly RegisteredContainer[]): void {
      for (const one of remotes) if (!registered.has(one.name)) registered.set(one.name, { ...one });
    },

    /** A module, by the name of its container and its exposed id: `quiz_1a2b/routes/v1`. */
    async loadRemote(id: string): Promise<unknown> {
      const [name = '', ...path] = id.split('/');
      const one = registered.get(name);
      if (!one) throw new Error(`No container is registered as "${name}".`);
      one.started ??= start(one);
      const container = await one.started;
      const factory = await container.get(['.', ...path].join('/'));
      return factory();
    },
  };
}

import type { RegisteredRemote, RegisteredVersion, Registry } from '@revisoins/contracts';
import type { Monolith } from '../monolith/build-monolith.ts';

/** The default version of a remote. */
export function defaultVersion({ remotes }: Registry, name: string): RegisteredVersion {
  const remote = remotes[name];
  const version = remote?.versions[remote.default];
  if (!version) throw new Error(`The registry has no remote "${name}".`);
  return version;
}

const only = (remote: RegisteredRemote, version: RegisteredVersion): RegisteredRemote => ({
  default: remote.default,
  traffic: {},
  versions: { [remote.default]: version },
});

/** The registry for the monolith's page: the same declarations, with files on the shell's origin. */
export function monolithRegistry(registry: Registry, shell: string, { preload }: Monolith): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]): [string, RegisteredRemote] => {
    const version = {
      ...defaultVersion(registry, name),
      base: `${shell}/remotes/${name}/`,
      preload: preload[name] ?? {},
    };
    return [name, only(remote, version)];
  });
  return { schema: 1, remotes: Object.fromEntries(remotes) };
}

/**
 * A registry of `count` remotes: the real ones, and copies under other names and paths, without navigation
 * entries.
 */
export function crowdedRegistry(registry: Registry, count: number): Registry {
  const remotes = { ...registry.remotes };
  const models = Object.entries(registry.remotes);
  for (let number = models.length; number < count; number += 1) {
    const [model, remote] = models[number % models.length] ?? [];
    if (model === undefined || remote === undefined)
      throw new Error('A registry without remotes has none to copy.');
    const { base, container, declaration, ...version } = defaultVersion(registry, model);
    const name = `${model}-${number}`;
    const routes = declaration.routes.map((route) => ({ ...route, path: `/${name}${route.path}` }));
    remotes[name] = only(remote, {
      ...version,
      base: base.replace(`/remotes/${model}/`, `/remotes/${name}/`),
      container: `${container}_${number}`,
      declaration: { ...declaration, name, routes, nav: [], slots: [] },
    });
  }
  return { schema: 1, remotes };
}

import type { Registry } from '@revisoins/contracts';
import { remoteModules } from 'bench-remotes';

declare const PROVIDED_VERSIONS: Record<string, readonly string[]>;

// The bundler writes an object in place of the name, and an arrow function's body must not begin with one.
const provided = PROVIDED_VERSIONS;

/** Replaces the shell's federation runtime in the monolith, where every remote is in the bundle. */
export function createFederationRuntime({ remotes }: Registry) {
  const remoteName = (container: string) =>
    Object.keys(remotes).find((name) =>
      Object.values(remotes[name]?.versions ?? {}).some((version) => version.container === container),
    ) ?? '';
  return {
    registerRemotes: () => {},
    loadRemote: async (id: string) => {
      const [container = '', ...exposed] = id.split('/');
      return remoteModules[remoteName(container)]?.[`./${exposed.join('/')}`]?.();
    },
    provided: () => provided,
  };
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { satisfies } from '@revisoins/contracts';

type InitOptions = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeInitContainer']>>[0];
type ShareScope = InitOptions['shareScope'];

/**
 * A copy in which each library has only the versions in the required range; all of them where none matches or
 * no range is known.
 */
function copyFor(required: Record<string, string>, scope: ShareScope): ShareScope {
  return Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => {
      const range = required[name];
      const fitting = Object.entries(versions).filter(
        ([version]) => range !== undefined && satisfies(version, range),
      );
      return [name, fitting.length > 0 ? Object.fromEntries(fitting) : { ...versions }];
    }),
  );
}

/**
 * Gives a remote its own copy of the host's shared libraries: it takes from the copy, and what it adds stays
 * there. Without it, a newer version that one remote offers would be used by the host or by another remote.
 * Of a library that the host offers in several versions, the remote sees those in its range (`required`):
 * for a singleton the runtime would give it the newest or nothing.
 */
export function lendShareScope(options: InitOptions, required: Record<string, string>): InitOptions {
  const { shareScopeMap } = options.remoteEntryInitOptions;
  const shareScope = copyFor(required, options.shareScope);
  const lent = Object.fromEntries(
    Object.entries(shareScopeMap ?? {}).map(([name, scope]) => [
      name,
      scope === options.shareScope ? shareScope : copyFor(required, scope),
    ]),
  );
  // Not enumerable, as the runtime makes it: containers copy the rest.
  const remoteEntryInitOptions = Object.defineProperty(
    { ...options.remoteEntryInitOptions },
    'shareScopeMap',
    { value: lent, enumerable: false },
  );
  return { ...options, shareScope, remoteEntryInitOptions };
}

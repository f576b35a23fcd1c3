import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { satisfies } from '@revisoins/contracts';

type InitOptions = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeInitContainer']>>[0];
type ShareScope = InitOptions['shareScope'];

/** A copy in which each library has the versions that are in the wanted range only; all of them where none is, or nothing is known. */
function copyFor(wanted: Record<string, string>, scope: ShareScope): ShareScope {
  return Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => {
      const range = wanted[name];
      const fitting = Object.entries(versions).filter(
        ([version]) => range !== undefined && satisfies(version, range),
      );
      return [name, fitting.length > 0 ? Object.fromEntries(fitting) : { ...versions }];
    }),
  );
}

/**
 * Gives a remote a list of its own of what the host shares: it takes from it, and what it adds is seen by nobody else.
 * Without it, a remote that offers a newer version of a shared library has the host, or another remote, take it. Of a library
 * that the host offers in several versions it sees those of its range (`wanted`): of a singleton the runtime would give it the
 * newest or nothing.
 */
export function lendShareScope(options: InitOptions, wanted: Record<string, string>): InitOptions {
  const { shareScopeMap } = options.remoteEntryInitOptions;
  const shareScope = copyFor(wanted, options.shareScope);
  const lent = Object.fromEntries(
    Object.entries(shareScopeMap ?? {}).map(([name, scope]) => [
      name,
      scope === options.shareScope ? shareScope : copyFor(wanted, scope),
    ]),
  );
  // Not enumerable, as the runtime makes it: containers pass the rest on.
  const remoteEntryInitOptions = Object.defineProperty(
    { ...options.remoteEntryInitOptions },
    'shareScopeMap',
    { value: lent, enumerable: false },
  );
  return { ...options, shareScope, remoteEntryInitOptions };
}

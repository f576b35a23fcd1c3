import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type InitOptions = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeInitContainer']>>[0];
type ShareScope = InitOptions['shareScope'];

const copyOf = (scope: ShareScope): ShareScope => Object.fromEntries(Object.entries(scope).map(([name, versions]) => [name, { ...versions }]));

/**
 * Gives a remote a list of its own of what the host shares: it takes from it, and what it adds is seen by nobody else.
 * Without it, a remote that offers a newer version of a shared library has the host, or another remote, take it.
 */
export function lendShareScope(options: InitOptions): InitOptions {
  const { shareScopeMap } = options.remoteEntryInitOptions;
  const shareScope = copyOf(options.shareScope);
  const lent = Object.fromEntries(
    Object.entries(shareScopeMap ?? {}).map(([name, scope]) => [name, scope === options.shareScope ? shareScope : copyOf(scope)]),
  );
  // Not enumerable, as the runtime makes it: containers pass the rest on.
  const remoteEntryInitOptions = Object.defineProperty({ ...options.remoteEntryInitOptions }, 'shareScopeMap', { value: lent, enumerable: false });
  return { ...options, shareScope, remoteEntryInitOptions };
}

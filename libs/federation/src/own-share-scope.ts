import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type ShareScopeMap = Parameters<NonNullable<ModuleFederationRuntimePlugin['apply']>>[0]['shareScopeMap'];

/**
 * Detaches the host's shared libraries from the runtime's global scope once they are registered: nobody else
 * adds to them, replaces them or takes them. A shared library that failed to load is tried again when it is
 * next needed; otherwise the runtime would return the failed load for as long as the page lives.
 */
export function ownShareScope(scopes: ShareScopeMap): void {
  for (const scope of Object.values(scopes)) {
    for (const versions of Object.values(scope)) {
      Object.values(versions).forEach(forgetFailedLoads);
      Object.freeze(versions);
    }
    Object.freeze(scope);
  }
}

function forgetFailedLoads(share: ShareScopeMap[string][string][string]): void {
  const { get } = share;
  share.get = (() => {
    const factory: unknown = get();
    // A library that came with the first load is not a promise, and must not become one.
    if (!(factory instanceof Promise)) return factory;
    return factory.catch((error: unknown) => {
      share.loading = null;
      throw error;
    });
  }) as typeof get;
}

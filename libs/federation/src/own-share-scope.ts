import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type ShareScopeMap = Parameters<NonNullable<ModuleFederationRuntimePlugin['apply']>>[0]['shareScopeMap'];

/**
 * Makes what a host shares the host's alone, once its runtime has registered it: nobody adds to it, replaces in it or takes
 * from it any more. A shared library that did not load is tried again when it is next wanted; without this, whoever wants it
 * is given the failed load that the runtime keeps, for as long as the page lives, although the network is back.
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
    // What came with the first load is no promise, and has to stay none.
    if (!(factory instanceof Promise)) return factory;
    return factory.catch((error: unknown) => {
      share.loading = null;
      throw error;
    });
  }) as typeof get;
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type ShareScopeMap = Parameters<NonNullable<ModuleFederationRuntimePlugin['apply']>>[0]['shareScopeMap'];

/**
 * Lets a shared library that did not load be tried again. Without it, whoever wants it next is given the failed load that
 * the runtime keeps, for as long as the page lives, although the network is back.
 */
export function forgetFailedShares(scopes: ShareScopeMap): void {
  const shares = Object.values(scopes).flatMap((scope) => Object.values(scope).flatMap((versions) => Object.values(versions)));
  for (const share of shares) {
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
}

import type { DeclaredRoute } from '@revisoins/contracts';
import type { RouteObject } from '@revisoins/router/hosting';
import { useRenderTime } from '../telemetry/use-render-time.ts';
import { RemoteCrashPage } from './remote-crash.page.tsx';
import type { RouteHandle } from '../platform/route-handle.ts';
import { useRemoteStyles } from '../platform/remote-styles.ts';
import type { Screens } from './screens.ts';

/**
 * The route of a remote's screen. It is the shell's own, so that a failed screen can be retried: the router
 * would keep a rejected `lazy` forever. `middleware` guards it.
 */
export function remoteRoute(
  screens: Screens,
  remote: string,
  route: DeclaredRoute,
  middleware: NonNullable<RouteObject['middleware']>,
): RouteObject {
  const here = () => screens.get(remote, route);
  return {
    id: `${remote}/${route.id}`,
    path: route.path,
    middleware,
    handle: { access: route.access, remote, layout: route.layout } satisfies RouteHandle,
    loader: async (args, context) => {
      const { loader } = await screens.load(remote, route);
      return typeof loader === 'function' ? loader(args, context) : null;
    },
    action: async (args, context) => {
      const { action } = await screens.load(remote, route);
      return typeof action === 'function' ? action(args, context) : null;
    },
    shouldRevalidate: (args) => here()?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    Component: function RemoteScreen() {
      useRenderTime(remote, screens.loadedVersion(remote, route));
      useRemoteStyles(remote);
      const Component = here()?.Component;
      return Component ? <Component /> : null;
    },
    ErrorBoundary: function RemoteError() {
      useRemoteStyles(remote);
      const Own = here()?.ErrorBoundary;
      return Own ? <Own /> : <RemoteCrashPage version={screens.loadedVersion(remote, route)} />;
    },
  };
}

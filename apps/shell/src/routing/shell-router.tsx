import { session } from '@revisoins/auth';
import type { RemoteLoader } from '@revisoins/federation';
import { createBrowserRouter, type PatchRoutesOnNavigationFunction } from '@revisoins/router/hosting';
import { ShellLayout } from '../layout/shell-layout.tsx';
import { Starting } from '../layout/starting.tsx';
import { createCatchAllRoute } from './catch-all-route.tsx';
import { redirectFor, guard, leavePage } from './guard.ts';
import { remoteRoute } from './remote-route.tsx';
import type { Screens } from './screens.ts';
import { ShellCrashPage } from './shell-crash.page.tsx';
import { createShellRoutes } from './shell-routes.tsx';

const LAYOUT = 'layout';

/**
 * The platform's only router. The shell's own pages are known from the start; a remote's routes are added on
 * the first navigation to one.
 */
export function createShellRouter(loader: RemoteLoader, screens: Screens) {
  const learned = new Set<string>();

  const learnRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
    const owned = loader.findRoute(path);
    // A visitor whom the guard will redirect must not load the remote.
    if (!owned || learned.has(owned.remote) || (await redirectFor(loader, owned.route.access))) return;
    const loads = await screens.load(owned.remote, owned.route).then(
      () => true,
      () => false,
    );
    // A failed remote stays with the catch-all route, which shows the failure and offers a retry.
    // The routes of a navigation that another one has replaced would be dropped: that one learns them.
    if (!loads || signal.aborted || learned.has(owned.remote)) return;
    learned.add(owned.remote);
    const { routes } = loader.version(owned.remote).declaration;
    patch(
      LAYOUT,
      routes.map((route) => remoteRoute(screens, owned.remote, route, [guard(loader, route.access)])),
    );
  };

  const router = createBrowserRouter(
    [
      {
        id: LAYOUT,
        Component: ShellLayout,
        HydrateFallback: Starting,
        ErrorBoundary: ShellCrashPage,
        children: [...createShellRoutes(loader), createCatchAllRoute(loader, screens)],
      },
    ],
    { patchRoutesOnNavigation: learnRoutes, future: { v8_middleware: true } },
  );

  let { initialized, location: arrived } = router.state;
  // A page to which somebody goes on shows its heading first (Page of libs/ui). One to which they go back has
  // its whole height at once, so that its scroll position can be restored; so has the first page, also
  // after a redirect: its HTML is on the screen already.
  router.subscribe((state) => {
    const { historyAction, location } = state;
    const goesOn = initialized && historyAction !== 'POP' && location.hash === '' && location !== arrived;
    ({ initialized, location: arrived } = state);
    if (goesOn) document.documentElement.dataset.goesOn = '';
  });

  // Signing in or out, here or in another tab, runs the current page's guard again.
  session.subscribe(({ status }, previous) => {
    if (status === previous.status || previous.status === 'loading') return;
    if (status === 'signed-out') leavePage(location.href);
    void router.revalidate();
  });
  return router;
}

/** Resolves when the page of the current address can be rendered without waiting. */
export function firstPageReady(router: ReturnType<typeof createShellRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

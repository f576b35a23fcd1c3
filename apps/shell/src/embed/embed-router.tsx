import { session } from '@revisoins/auth';
import type { RemoteLoader } from '@revisoins/federation';
import { replace } from '@revisoins/router';
import { createMemoryRouter, type RouteObject } from '@revisoins/router/hosting';
import { Starting } from '../layout/starting.tsx';
import { guard } from '../routing/guard.ts';
import { remoteRoute } from '../routing/remote-route.tsx';
import type { Screens } from '../routing/screens.ts';
import { ShellCrashPage } from '../routing/shell-crash.page.tsx';
import { EmbedFrame } from './embed-frame.tsx';
import { type EmbedRequest, firstScreen } from './embed-request.ts';
import { createOutsidePage } from './outside.page.tsx';

/**
 * The router of an embed: the screens of one remote, and the public screens of the remote with the sign-in.
 * It lives in memory: the address bar and the history belong to the page.
 */
export function createEmbedRouter(
  loader: RemoteLoader,
  screens: Screens,
  { remote, start, practice }: EmbedRequest,
  platform: string,
) {
  const { declaration } = loader.version(remote);
  const first = start ?? firstScreen(declaration);
  const home =
    loader.findRoute(first.split('?')[0] ?? '')?.route.access === 'signed-out'
      ? firstScreen(declaration)
      : first;

  const own = declaration.routes.map((route) =>
    remoteRoute(screens, remote, route, practice ? [] : [guard(loader, route.access, home)]),
  );
  const accounts = loader.landmark('sign-in')?.remote;
  const signIn: RouteObject[] =
    practice || accounts === undefined || accounts === remote
      ? []
      : loader
          .version(accounts)
          .declaration.routes.filter(({ access }) => access !== 'signed-in')
          .map((route) => remoteRoute(screens, accounts, route, [guard(loader, route.access, home)]));

  const router = createMemoryRouter(
    [
      {
        Component: EmbedFrame,
        HydrateFallback: Starting,
        ErrorBoundary: ShellCrashPage,
        children: [
          { path: '/', loader: () => replace(home) },
          ...own,
          ...signIn,
          { path: '*', Component: createOutsidePage(platform) },
        ],
      },
    ],
    { initialEntries: [first], future: { v8_middleware: true } },
  );
  const stopFollowing = session.subscribe(({ status }, previous) => {
    if (status !== previous.status && previous.status !== 'loading') void router.revalidate();
  });
  return { router, stopFollowing };
}

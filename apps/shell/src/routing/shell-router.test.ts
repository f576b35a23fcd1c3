// @vitest-environment happy-dom
import { configureBackend, startSession } from '@revisoins/auth/hosting';
import type { RemoteLoader } from '@revisoins/federation';
import { expect, test, vi } from 'vitest';
import type { Screen, Screens } from './screens.ts';
import { createShellRouter } from './shell-router.tsx';

const route = { id: 'sign-in', path: '/login', access: 'signed-out', expose: './routes' } as const;

test('a page whose remote is still loading opens when the navigation to it is replaced by the same', async () => {
  configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key' });
  await startSession();
  const loader = {
    findRoute: (path: string) => (path === route.path ? { remote: 'account', route } : undefined),
    landmark: () => ({ route }),
    version: () => ({ declaration: { routes: [route] } }),
  } as unknown as RemoteLoader;
  const { promise: screen, resolve: finishLoading } = Promise.withResolvers<Screen>();
  const load = vi.fn(() => screen);
  const screens = { load, get: () => undefined, loadFailure: () => undefined } as unknown as Screens;
  const router = createShellRouter(loader, screens);
  void router.navigate('/login');
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  // As when the session ends meanwhile.
  const settled = router.revalidate();
  await expect.poll(() => load.mock.calls).toHaveLength(2);
  finishLoading({} as Screen);
  await settled;
  expect(router.state.matches.at(-1)?.route.id).toBe('account/sign-in');
});

import { createMemoryRouter } from '@revisoins/router/hosting';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderOnce } from './render-once.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A router at /, with a page whose data takes a while; and the paths and states that it shows. */
function openRouter(milliseconds: number) {
  const loader = () =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds, null);
    });
  const router = createMemoryRouter([{ path: '/' }, { path: '/skills', loader }]);
  const shown: string[] = [];
  const stop = renderOnce(router).subscribe(({ location, navigation }) =>
    shown.push(`${location.pathname} ${navigation.state}`),
  );
  return { router, shown, stop };
}

test('a navigation that ends soon is shown once: as the next page', async () => {
  const { router, shown } = openRouter(50);
  void router.navigate('/skills');
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toEqual(['/skills idle']);
});

test('a navigation that lasts is shown under way', async () => {
  const { router, shown } = openRouter(300);
  void router.navigate('/skills');
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toEqual(['/ loading', '/skills idle']);
});

test('a page that is ready within the event of a press is shown in a task of its own', async () => {
  vi.stubGlobal('event', new Event('click'));
  const { router, shown } = openRouter(0);
  await router.navigate('/');
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['/ idle']);
});

test('any other page is shown when its navigation resolves', async () => {
  const { router, shown } = openRouter(0);
  await router.navigate('/');
  expect(shown).toEqual(['/ idle']);
});

test('nothing is shown to whoever has gone', async () => {
  const { router, shown, stop } = openRouter(300);
  void router.navigate('/skills');
  stop();
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toEqual([]);
});

test('the router’s present state is that of the router', () => {
  const { router } = openRouter(0);
  expect(renderOnce(router).state).toBe(router.state);
});

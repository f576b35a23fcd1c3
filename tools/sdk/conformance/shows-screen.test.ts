import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { showsScreen } from './shows-screen.ts';

/** A page whose heading shows, and whose work ends, when it is said. */
function openPage() {
  const shown = Promise.withResolvers<void>();
  const calm = Promise.withResolvers<void>();
  let waits = 0;
  const heading = {
    waitFor: ({ timeout }: { timeout: number }) => {
      waits = timeout;
      return shown.promise;
    },
    isVisible: () => Promise.resolve(false),
  };
  const page = { waitForLoadState: () => Promise.resolve(), evaluate: () => calm.promise };
  const shows = showsScreen(page as unknown as Page, heading as unknown as Locator);
  return { shows, shown, calm, waits: () => waits };
}

test('a page that still works is given a minute for its heading', async () => {
  const { shows, shown, waits } = openPage();
  expect(waits()).toBe(60_000);
  shown.resolve();
  expect(await shows).toBe(true);
});

test('a page in which nothing goes on is given up at once', async () => {
  const { shows, calm } = openPage();
  calm.resolve();
  expect(await shows).toBe(false);
});

test('a page that cannot be asked may still show its heading', async () => {
  const { shows, shown, calm } = openPage();
  calm.reject(new Error('Execution context was destroyed'));
  shown.resolve();
  expect(await shows).toBe(true);
});

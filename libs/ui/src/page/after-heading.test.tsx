// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterHeading } from './after-heading.ts';
import { Page } from './page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/dashboard');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Goes on to a page; the list it returns says what has been read of it by now. */
function startReading(path: string): string[] {
  const read: string[] = [];
  void afterHeading(new Request(`${location.origin}${path}`), async () => read.push(path));
  return read;
}

test('what stands below a heading is read once the heading is there', async () => {
  const read = startReading('/skills');
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toEqual([]);
  render(<Page title="Compétences">…</Page>);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toEqual(['/skills']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toEqual(['/skills']);
});

test('a page that is there already is read at once', async () => {
  const read = startReading('/dashboard?again=1');
  await Promise.resolve();
  expect(read).toEqual(['/dashboard?again=1']);
});

test('a page that shows no heading is read all the same', async () => {
  const read = startReading('/skills');
  await vi.advanceTimersByTimeAsync(500);
  expect(read).toEqual(['/skills']);
});

// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRetry } from './use-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function follow(first: unknown) {
  const retry = vi.fn();
  const { rerender, unmount } = renderHook(({ failure }) => useRetry(failure, retry), {
    initialProps: { failure: first },
  });
  return { retry, unmount, becomes: (failure: unknown) => rerender({ failure }) };
}

test('tries again 5 s after each failure', () => {
  const { retry, becomes } = follow({});
  vi.advanceTimersByTime(4_999);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(retry).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(retry, 'while the try is under way').toHaveBeenCalledTimes(1);
  becomes({});
  vi.advanceTimersByTime(5_000);
  expect(retry).toHaveBeenCalledTimes(2);
});

test('tries at once when the browser is back online', () => {
  const { retry } = follow({});
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('rests while nothing has failed, after a success and when it is gone', () => {
  const { retry, becomes, unmount } = follow(null);
  const wait = () => {
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
  };
  wait();
  becomes({});
  becomes(null);
  wait();
  becomes({});
  unmount();
  wait();
  expect(retry).not.toHaveBeenCalled();
});

test('waits for the given time, and without one only for the connection', () => {
  const retry = vi.fn();
  const { rerender } = renderHook(
    ({ failure, afterMs }: { failure: object; afterMs: number | null }) => useRetry(failure, retry, afterMs),
    { initialProps: { failure: {}, afterMs: 15_000 as number | null } },
  );
  vi.advanceTimersByTime(14_999);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(retry).toHaveBeenCalledTimes(1);
  rerender({ failure: {}, afterMs: null });
  vi.advanceTimersByTime(600_000);
  expect(retry).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
});

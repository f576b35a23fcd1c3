import { describe, expect, test, vi } from 'vitest';
import { generateInTurn } from './generate-in-turn.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('generateInTurn', () => {
  test('runs one piece of work after the other, and lets the second one wait', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await pause();
      order.push(`${name} ends`);
    };
    const onWait = vi.fn<() => void>();
    await Promise.all([generateInTurn(work('first'), onWait), generateInTurn(work('second'), onWait)]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(onWait).toHaveBeenCalledTimes(1);
  });

  test('continues after a piece of work that failed', async () => {
    await expect(
      generateInTurn(() => Promise.reject(new Error('left')), vi.fn<() => void>()),
    ).rejects.toThrow('left');
    await expect(generateInTurn(() => Promise.resolve('done'), vi.fn<() => void>())).resolves.toBe('done');
  });

  test('does its work where the browser refuses its locks, as in a frame without storage', async () => {
    const refuse = () => Promise.reject(new DOMException('Locks are blocked.', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: refuse } });
    await expect(generateInTurn(() => Promise.resolve('done'), vi.fn<() => void>())).resolves.toBe('done');
    vi.unstubAllGlobals();
  });

  test('does its work where the browser never answers about its locks', async () => {
    vi.useFakeTimers();
    const never = () => new Promise(() => {});
    vi.stubGlobal('navigator', { locks: { request: never, query: () => Promise.resolve({}) } });
    const done = generateInTurn(() => Promise.resolve('done'), vi.fn<() => void>());
    await vi.runAllTimersAsync();
    await expect(done).resolves.toBe('done');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('does its work at last where another tab never gives the lock back', async () => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const { promise: stuck, resolve: free } = Promise.withResolvers<void>();
    const other = navigator.locks.request('revisoins-quiz-generation', () => stuck);
    const onWait = vi.fn<() => void>(() => queueMicrotask(() => late.abort()));
    await expect(generateInTurn(() => Promise.resolve('done'), onWait)).resolves.toBe('done');
    expect(onWait).toHaveBeenCalledTimes(1);
    free();
    await other;
    vi.restoreAllMocks();
  });
});

import { expect, test } from 'vitest';
import type { Loudspeaker } from '../sound/loudspeaker.ts';
import { createRunAlone } from './run-alone.ts';

/** A screen on which one thing runs: thinking, which nothing interrupts, or speech. */
function open() {
  let phase: 'idle' | 'thinking' | 'speaking' = 'idle';
  const loudspeaker = { prepare: () => undefined, stop: () => undefined } as unknown as Loudspeaker;
  const actions = createRunAlone({
    loudspeaker,
    mayBegin: () => phase !== 'thinking',
    isIdle: () => phase === 'idle',
    onEnd: () => {
      phase = 'idle';
    },
  });
  const began: string[] = [];
  /** Runs until it is hushed or left. */
  const start = (name: string, as: 'thinking' | 'speaking') =>
    actions.run(async (left, hush) => {
      phase = as;
      began.push(name);
      await new Promise<void>((resolve, reject) => {
        hush.addEventListener('abort', () => resolve());
        left.addEventListener('abort', () => reject(left.reason));
      });
      return null;
    });
  return { actions, began, start };
}

test('a new action ends the speech of the one before it', async () => {
  const { actions, began, start } = open();
  const first = start('first', 'speaking');
  await expect.poll(() => began).toEqual(['first']);
  const second = start('second', 'speaking');
  await first;
  await expect.poll(() => began).toEqual(['first', 'second']);
  actions.silence();
  await second;
});

test('nothing begins while a reply is being thought of', async () => {
  const { actions, began, start } = open();
  const first = start('first', 'thinking');
  await expect.poll(() => began).toEqual(['first']);
  expect(await start('second', 'thinking')).toBeNull();
  actions.silence();
  await first;
  expect(began).toEqual(['first']);
});

test('of two that wait for the same speech to end, one begins', async () => {
  const { actions, began, start } = open();
  const first = start('first', 'speaking');
  await expect.poll(() => began).toEqual(['first']);
  const others = [start('second', 'thinking'), start('third', 'thinking')];
  await first;
  await Promise.race(others);
  expect(began).toEqual(['first', 'second']);
  actions.silence();
  await Promise.all(others);
});

test('leaving the screen is no failure, and it can be opened again', async () => {
  const { actions, began, start } = open();
  const first = start('first', 'thinking');
  await expect.poll(() => began).toEqual(['first']);
  actions.close();
  expect(await first).toBeNull();
  actions.open();
  const second = start('second', 'speaking');
  await expect.poll(() => began).toEqual(['first', 'second']);
  actions.silence();
  await second;
});

test('an error in an action reaches its caller', async () => {
  const { actions } = open();
  await expect(actions.run(() => Promise.reject(new Error('unexpected')))).rejects.toThrow('unexpected');
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { onAnySign } from './intent.ts';

let ended = new AbortController();
afterEach(() => ended.abort());

function watch() {
  ended = new AbortController();
  const act = vi.fn();
  onAnySign(document, act, ended.signal);
  return act;
}

const move = (movementX: number, movementY: number) =>
  document.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));

test('a mouse that rests where the page appears is no sign of life', () => {
  const act = watch();
  move(0, 0);
  expect(act).not.toHaveBeenCalled();
});

test('a mouse that moves is a sign of life, in either direction', () => {
  const act = watch();
  move(0, 1);
  move(-1, 0);
  expect(act).toHaveBeenCalledTimes(2);
});

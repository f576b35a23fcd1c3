// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOver, mayTakeOver, noteTakeOver } from './hand-over.ts';

let signal: AbortSignal;
let mayNow: boolean;

/** The shell is ready. */
async function arrive(): Promise<void> {
  mayNow = false;
  void mayTakeOver(document).then(() => (mayNow = true));
  await vi.advanceTimersByTimeAsync(0);
}

const on = (element: Element | null, type: string, more: object = {}) =>
  element?.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), { button: 0, ...more }),
  );
const link = () => document.querySelector('a');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="/login">in</a><a href="#main" id="own">skip</a><button>menu</button>';
  signal = handOver(document);
});
afterEach(() => {
  noteTakeOver(document);
  vi.useRealTimers();
});

test('the shell takes over at once where no script of a public page runs', async () => {
  noteTakeOver(document);
  await arrive();
  expect(mayNow).toBe(true);
});

test('the shell takes over at once while nothing is pressed', async () => {
  await arrive();
  expect(mayNow).toBe(true);
  expect(signal.aborted).toBe(false);
  noteTakeOver(document);
  expect(signal.aborted).toBe(true);
});

test('it waits while a button is pressed, and for its click', async () => {
  on(document.querySelector('button'), 'pointerdown');
  await arrive();
  await pass(10_000);
  expect(mayNow).toBe(false);
  on(document.querySelector('button'), 'pointerup');
  await pass(100);
  expect(mayNow).toBe(false);
  on(document.querySelector('button'), 'click');
  await pass(0);
  expect(mayNow).toBe(true);
});

test('a press that ends without a click holds it up for a moment', async () => {
  on(link(), 'pointerdown');
  await arrive();
  on(document.body, 'pointercancel');
  await pass(1_000);
  expect(mayNow).toBe(true);
});

test('does not take over a page that is being left, unless the next one does not load', async () => {
  on(link(), 'pointerdown');
  on(link(), 'pointerup');
  on(link(), 'click');
  await arrive();
  await pass(2_000);
  on(document.body, 'keyup', { key: 'Tab' });
  await pass(2_000);
  expect(mayNow).toBe(false);
  await pass(2_000);
  expect(mayNow).toBe(true);
});

test.each([
  ['into the page', () => document.getElementById('own'), {}],
  ['that opens in another tab', link, { ctrlKey: true }],
] as const)('a link %s is not being left by', async (_, element, more) => {
  on(element(), 'click', more);
  await arrive();
  expect(mayNow).toBe(true);
});

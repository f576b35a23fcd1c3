// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { isInFront, keepFocusInFront } from './modal-layers.ts';

/** Dialogs as two copies of the library put them into the page, the later one in front. */
function openDialogs(): { behind: HTMLElement; front: HTMLElement } {
  document.body.innerHTML = `
    <div data-modal-layer=""><input aria-label="behind" /></div>
    <div data-modal-layer=""><input aria-label="front" /></div>`;
  const [behind, front] = document.querySelectorAll('input');
  if (!behind || !front) throw new Error('The windows are not there.');
  return { behind, front };
}

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test('the window that opened last is in front, until it is gone', () => {
  const { behind, front } = openDialogs();
  expect([isInFront(behind), isInFront(front)]).toEqual([false, true]);
  front.parentElement?.remove();
  expect(isInFront(behind)).toBe(true);
  expect(isInFront(null)).toBe(false);
});

test('a window behind does not hear that focus is in the one in front', () => {
  const { behind, front } = openDialogs();
  const heard: EventTarget[] = [];
  const listen = (event: Event) => void (event.target && heard.push(event.target));
  document.addEventListener('focusin', listen);
  stop = keepFocusInFront();
  for (const part of [front, behind]) part.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  document.removeEventListener('focusin', listen);
  expect(heard).toEqual([behind]);
});

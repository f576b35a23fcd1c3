// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { examKey } from './exam-key.ts';

afterEach(() => document.body.replaceChildren());

function press(key: string, markup = '', extra: Partial<KeyboardEvent> = {}) {
  document.body.innerHTML = markup;
  const target = document.body.querySelector<HTMLElement>('[data-target]') ?? document.body;
  return examKey({
    key, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, defaultPrevented: false, repeat: false, target, ...extra,
  });
}

it.each([
  ['Enter', 'next'], ['ArrowRight', 'next'], ['ArrowLeft', 'previous'], ['ArrowDown', 'first-option'], ['ArrowUp', 'last-option'],
  ['r', 'flag'], ['R', 'flag'], ['T', 'say-time'], ['?', 'show-keys'], ['x', null],
])('%s means %s', (key, meaning) => {
  expect(press(key)).toBe(meaning);
});

it.each([
  ['Enter on a button', 'Enter', '<button data-target></button>'],
  ['the arrow down on an option', 'ArrowDown', '<input type="radio" data-target>'],
  ['a letter in a field', 'r', '<input type="text" data-target>'],
  ['anything in a dialog', 'Enter', '<div role="dialog"><p data-target></p></div>'],
])('leaves %s to what has focus', (_case, key, markup) => {
  expect(press(key, markup)).toBeNull();
});

it.each([['Enter', 'next'], ['ArrowRight', 'next'], ['ArrowLeft', 'previous']])('turns the page with %s from an option', (key, meaning) => {
  expect(press(key, '<input type="radio" data-target>')).toBe(meaning);
});

it('leaves shortcuts of the browser and held keys alone', () => {
  expect(press('r', '', { ctrlKey: true })).toBeNull();
  expect(press('Enter', '', { repeat: true })).toBeNull();
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { questionShortcut } from './question-shortcut.ts';

afterEach(() => document.body.replaceChildren());

function press(key: string, markup = '', extra: Partial<KeyboardEvent> = {}) {
  document.body.innerHTML = markup;
  const target = document.body.querySelector<HTMLElement>('[data-target]') ?? document.body;
  return questionShortcut({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    defaultPrevented: false,
    repeat: false,
    target,
    ...extra,
  });
}

const radio = '<input type="radio" data-target>';
const unit = '<fieldset><input type="radio" data-target></fieldset>';
const button = '<button data-target></button>';

describe('questionShortcut', () => {
  test.each([
    ['Enter', '', 'next'],
    ['Enter', radio, 'next'],
    ['ArrowRight', '', 'next-question'],
    ['ArrowRight', radio, 'next-question'],
    ['ArrowLeft', button, 'previous-question'],
    ['Enter', unit, 'next'],
    ['ArrowDown', '', 'first-option'],
    ['ArrowUp', '', 'last-option'],
    ['Delete', radio, 'clear'],
    ['Backspace', '', 'clear'],
    ['r', '', 'flag'],
    ['R', button, 'flag'],
    ['T', '', 'say-time'],
    ['?', button, 'show-shortcuts'],
    ['x', '', null],
  ])('takes %s on "%s" for %s', (key, markup, meaning) => {
    expect(press(key, markup)).toBe(meaning);
  });

  test.each([
    ['Enter on a button', 'Enter', button],
    ['the arrow down on an option', 'ArrowDown', radio],
    ['the arrow down on a button', 'ArrowDown', button],
    ['the arrow right on a unit', 'ArrowRight', unit],
    ['the arrow left on a unit', 'ArrowLeft', unit],
    ['a letter in a field', 'r', '<input type="text" data-target>'],
    ['an arrow in a text', 'ArrowLeft', '<textarea data-target></textarea>'],
    ['anything in a dialog', 'ArrowRight', `<div role="dialog">${radio}</div>`],
    ['anything on the page under a dialog', 'Enter', '<dialog open></dialog>'],
  ])('leaves %s to what has focus', (_case, key, markup) => {
    expect(press(key, markup)).toBeNull();
  });

  test('leaves shortcuts of the browser and held keys alone', () => {
    expect(press('r', '', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', '', { altKey: true })).toBeNull();
    expect(press('Enter', '', { repeat: true })).toBeNull();
  });
});

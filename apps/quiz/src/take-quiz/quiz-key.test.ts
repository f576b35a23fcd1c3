// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { quizKey } from './quiz-key.ts';

function press(key: string, html: string): Parameters<typeof quizKey>[0] {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-focus]') ?? document.body;
  return { key, target, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, defaultPrevented: false };
}

const radio = '<input type="radio" data-focus>';
const button = '<button data-focus></button>';
const dialog = `<div role="dialog">${radio}</div>`;
const text = '<textarea data-focus></textarea>';

describe('quizKey', () => {
  it.each([
    ['ArrowLeft', '', 'previous-question'],
    ['ArrowRight', '', 'next-question'],
    ['ArrowRight', radio, 'next-question'],
    ['ArrowLeft', button, 'previous-question'],
    ['ArrowLeft', text, null],
    ['ArrowRight', dialog, null],
    ['ArrowDown', '', 'first-option'],
    ['ArrowUp', '', 'last-option'],
    ['ArrowDown', radio, null],
    ['Enter', radio, 'next'],
    ['Enter', button, null],
    ['?', button, 'show-keys'],
    ['?', text, null],
  ])('takes %s on "%s" for %s', (key, html, expected) => {
    expect(quizKey(press(key, html))).toBe(expected);
  });

  it('leaves the keys of the browser alone', () => {
    expect(quizKey({ ...press('ArrowLeft', ''), altKey: true })).toBeNull();
  });
});

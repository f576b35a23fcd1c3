import { belongsToDialog } from '../dialog/belongs-to-dialog.ts';

export type QuestionShortcut =
  | 'next'
  | 'next-question'
  | 'previous-question'
  | 'first-option'
  | 'last-option'
  | 'clear'
  | 'flag'
  | 'say-time'
  | 'show-shortcuts';

const shortcuts: Readonly<Record<string, QuestionShortcut>> = {
  Enter: 'next',
  ArrowRight: 'next-question',
  ArrowLeft: 'previous-question',
  ArrowDown: 'first-option',
  ArrowUp: 'last-option',
  Delete: 'clear',
  Backspace: 'clear',
  r: 'flag',
  t: 'say-time',
  '?': 'show-shortcuts',
};

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'defaultPrevented' | 'repeat' | 'target'
>;

const FIELDS = 'input:not([type=radio]), textarea, select';
/** A choice beside the answers, in the fieldset that names it. */
const OTHER_CHOICE = 'fieldset input[type=radio]';

/**
 * What a key does on a question; null when the key is for the focused element, and for a repeated key: one
 * press turns one page. The answer list handles A to D and 1 to 4, and inside it the browser handles the up
 * and down arrows; left and right turn the page there too, because they would otherwise change an answer. In
 * any other group of radio buttons, such as the units, the browser handles all arrows.
 */
export function questionShortcut(press: Press): QuestionShortcut | null {
  if (
    press.defaultPrevented ||
    press.repeat ||
    press.ctrlKey ||
    press.altKey ||
    press.metaKey ||
    press.isComposing
  )
    return null;
  const key = shortcuts[press.key.length === 1 ? press.key.toLowerCase() : press.key] ?? null;
  if (key === null || belongsToDialog(press.target)) return null;
  if (!(press.target instanceof HTMLElement)) return key;
  const { target } = press;
  if (target.matches(FIELDS)) return null;
  if (press.key.startsWith('Arrow') && target.matches(OTHER_CHOICE)) return null;
  if (key === 'first-option' || key === 'last-option')
    return target.matches('input, a, button, summary') ? null : key;
  return key === 'next' && target.matches('a, button, summary') ? null : key;
}

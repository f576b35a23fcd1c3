export type ExamKey = 'next' | 'previous' | 'first-option' | 'last-option' | 'flag' | 'say-time' | 'show-keys';

const keys: Readonly<Record<string, ExamKey>> = {
  Enter: 'next',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'first-option',
  ArrowUp: 'last-option',
  r: 'flag',
  t: 'say-time',
  '?': 'show-keys',
};

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'defaultPrevented' | 'repeat' | 'target'>;

/**
 * What a key press asks of an exam; null when it belongs to what has focus. A to D and 1 to 4 are the answer list's own,
 * and inside the list the arrows up and down are the browser's; left and right turn the page there too, or they would
 * change an answer unasked.
 */
export function examKey(press: Press): ExamKey | null {
  if (press.defaultPrevented || press.repeat || press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  const key = keys[press.key.length === 1 ? press.key.toLowerCase() : press.key] ?? null;
  if (key === null || !(press.target instanceof HTMLElement)) return key;
  const { target } = press;
  if (target.closest('[role=dialog], [role=alertdialog], [role=menu]')) return null;
  if (target.matches('input:not([type=radio]), textarea, select')) return null;
  if ((key === 'first-option' || key === 'last-option') && target.matches('input[type=radio]')) return null;
  return press.key === 'Enter' && target.matches('a, button, summary') ? null : key;
}

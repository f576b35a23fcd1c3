export type QuizKey = 'next' | 'previous-question' | 'next-question' | 'first-option' | 'last-option' | 'show-keys';

const keys: Readonly<Record<string, QuizKey>> = {
  Enter: 'next',
  ArrowLeft: 'previous-question',
  ArrowRight: 'next-question',
  ArrowDown: 'first-option',
  ArrowUp: 'last-option',
  '?': 'show-keys',
};

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'defaultPrevented' | 'target'>;

/**
 * What a key press asks of a quiz; null when it belongs to what has focus. A to D and 1 to 4 are the answer list's own,
 * and inside the list the arrows up and down are the browser's own.
 */
export function quizKey(press: Press): QuizKey | null {
  if (press.defaultPrevented || press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  const key = keys[press.key] ?? null;
  if (key === null || !(press.target instanceof HTMLElement)) return key;
  if (press.target.closest('[role=dialog], [role=alertdialog], [role=menu]')) return null;
  const isRadio = press.target.matches('input[type=radio]');
  if (key === 'first-option' || key === 'last-option') return isRadio || press.target.matches('a, button, input, select, textarea') ? null : key;
  const isMove = key === 'previous-question' || key === 'next-question';
  if (isMove) return press.target.matches('select, textarea, input:not([type=radio])') ? null : key;
  if (key === 'show-keys') return press.target.matches('input:not([type=radio]), textarea') ? null : key;
  return press.target.matches('a, button, select, textarea, input:not([type=radio])') ? null : key;
}

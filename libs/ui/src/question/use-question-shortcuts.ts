import { useEffect, useEffectEvent } from 'react';
import { questionShortcut, type QuestionShortcut } from './question-shortcut.ts';

/** The keyboard shortcuts that a screen handles; the up and down arrows always reach the options. */
export type QuestionShortcutActions = Readonly<
  Partial<Record<Exclude<QuestionShortcut, 'first-option' | 'last-option'>, () => void>>
>;

function focusOption(which: 'first' | 'last'): void {
  const options = document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input');
  options[which === 'first' ? 0 : options.length - 1]?.focus();
}

/**
 * The browser presses a focused button again and again while Enter is held: it would hand in an attempt by
 * accident.
 */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}

/**
 * Page-wide shortcuts of a question; the answer list has its own. Enter counts once for each press,
 * even when inactive.
 */
export function useQuestionShortcuts(isActive: boolean, actions: QuestionShortcutActions): void {
  useEffect(() => {
    document.addEventListener('keydown', ignoreHeldEnter, { capture: true });
    return () => document.removeEventListener('keydown', ignoreHeldEnter, { capture: true });
  }, []);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = questionShortcut(event);
    if (key === null) return;
    const isToOptions = key === 'first-option' || key === 'last-option';
    if (!isToOptions && !actions[key]) return;
    event.preventDefault();
    if (isToOptions) focusOption(key === 'first-option' ? 'first' : 'last');
    else actions[key]?.();
  });
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);
}

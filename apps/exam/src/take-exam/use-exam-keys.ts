import { useEffect, useRef } from 'react';
import { examKey, type ExamKey } from './exam-key.ts';

function focusOption(which: 'first' | 'last'): void {
  const options = document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input');
  options[which === 'first' ? 0 : options.length - 1]?.focus();
}

export type ExamKeyActions = Readonly<Record<Exclude<ExamKey, 'first-option' | 'last-option'>, () => void>>;

/** Keys of the whole page; the answer list has its own. */
export function useExamKeys(isActive: boolean, actions: ExamKeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isActive) return;
    const press = (event: KeyboardEvent) => {
      const key = examKey(event);
      if (key === null) return;
      event.preventDefault();
      if (key === 'first-option') focusOption('first');
      else if (key === 'last-option') focusOption('last');
      else latest.current[key]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isActive]);
}

import { useEffect, useEffectEvent } from 'react';
import { belongsToDialog } from '../dialog/belongs-to-dialog.ts';
import { answerKey } from './answer-key.ts';

/**
 * Letters and digits choose one of `count` options that are buttons; an `AnswerList` has its own shortcuts.
 * `onAnswer` is null while nothing can be chosen.
 */
export function useAnswerShortcuts(count: number, onAnswer: ((index: number) => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || belongsToDialog(event.target)) return;
    const index = answerKey(event, count);
    if (index !== null) onAnswer?.(index);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

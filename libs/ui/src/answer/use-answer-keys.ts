import { useEffect, useEffectEvent } from 'react';
import { belongsToDialog } from '../dialog/belongs-to-dialog.ts';
import { answerKey } from './answer-key.ts';

/**
 * Letters and digits choose one of so many options that are buttons; an `AnswerList` has keys of its own.
 * `onAnswer` is null while nothing can be chosen.
 */
export function useAnswerKeys(count: number, onAnswer: ((index: number) => void) | null): void {
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

import { emitLearningEvent, type LearningEvent } from '@revisoins/host';
import { useEffect } from 'react';

/** Tells the host how an attempt is getting on, each step once; null for what is the learner's own affair. */
export function useLearningEvent(event: LearningEvent | null): void {
  const text = JSON.stringify(event);
  useEffect(() => {
    const told = JSON.parse(text) as LearningEvent | null;
    if (told) emitLearningEvent(told);
  }, [text]);
}

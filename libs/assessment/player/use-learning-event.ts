import { emitLearningEvent, type LearningEvent } from '@revisoins/host';
import { useEffect } from 'react';

/** Reports each step of an attempt to the host, once; null for steps that concern nobody else. */
export function useLearningEvent(event: LearningEvent | null): void {
  const text = JSON.stringify(event);
  useEffect(() => {
    const parsed = JSON.parse(text) as LearningEvent | null;
    if (parsed) emitLearningEvent(parsed);
  }, [text]);
}

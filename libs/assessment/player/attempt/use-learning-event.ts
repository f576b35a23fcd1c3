import { emitLearningEvent, type LearningEvent } from '@revisoins/host';
import { useEffect, useEffectEvent } from 'react';

/** Reports each step of an attempt to the host, once; null for steps that concern nobody else. */
export function useLearningEvent(event: LearningEvent | null): void {
  const emit = useEffectEvent(() => {
    if (event) emitLearningEvent(event);
  });
  // A screen creates an equal event on every render.
  const content = JSON.stringify(event);
  useEffect(() => emit(), [content]);
}

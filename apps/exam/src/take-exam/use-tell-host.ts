import { tellHost, type LearningEvent } from '@revisoins/host';
import { useEffect } from 'react';
import { examEvent } from './exam-event.ts';
import type { ExamState } from './exam.store.ts';

/** Tells the host how the exam is getting on, each step once. */
export function useTellHost(state: ExamState): void {
  const event = JSON.stringify(examEvent(state));
  useEffect(() => {
    const told = JSON.parse(event) as LearningEvent | null;
    if (told) tellHost(told);
  }, [event]);
}

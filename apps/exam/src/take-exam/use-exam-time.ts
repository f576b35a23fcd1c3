import { useTick } from '@revisoins/assessment/player';
import { useRef, useState } from 'react';
import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import { timeLeft } from './exam.store.ts';
import { endOfTime } from './move-exam.ts';
import { ask } from './open-exam.ts';

const DOUBT_MS = 10_000;

/** Whole seconds left, drawn anew when one has passed. Ends the exam at its deadline. */
export function useExamTime(draft: Pick<ExamDraft, 'clock' | 'deadline'>): number {
  const [left, setLeft] = useState(() => timeLeft(draft).seconds);
  const doubtedAt = useRef(Number.NEGATIVE_INFINITY);
  useTick(() => {
    const { seconds, inDoubt } = timeLeft(draft);
    setLeft(seconds);
    if (seconds === 0) void endOfTime();
    else if (inDoubt && performance.now() - doubtedAt.current > DOUBT_MS) {
      doubtedAt.current = performance.now();
      void ask();
    }
  });
  return left;
}

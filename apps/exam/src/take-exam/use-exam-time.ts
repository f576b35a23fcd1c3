import { useEffect, useState } from 'react';
import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import { timeLeft } from './exam.store.ts';
import { endOfTime } from './move-exam.ts';
import { ask } from './open-exam.ts';

const TICK_MS = 250;
const DOUBT_MS = 10_000;

/** Whole seconds left, drawn anew when one has passed. Ends the exam at its deadline. */
export function useExamTime({ clock, deadline }: Pick<ExamDraft, 'clock' | 'deadline'>): number {
  const [left, setLeft] = useState(() => timeLeft({ clock, deadline }).seconds);
  useEffect(() => {
    let doubtedAt = Number.NEGATIVE_INFINITY;
    const tick = () => {
      const { seconds, inDoubt } = timeLeft({ clock, deadline });
      setLeft(seconds);
      if (seconds === 0) void endOfTime();
      else if (inDoubt && performance.now() - doubtedAt > DOUBT_MS) {
        doubtedAt = performance.now();
        void ask();
      }
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, deadline]);
  return left;
}

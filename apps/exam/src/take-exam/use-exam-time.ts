import { useTick } from '@revisoins/assessment/player';
import { useRef, useState } from 'react';
import type { ExamAttempt } from '../attempt/exam-attempt.ts';
import type { Exam } from './create-exam.ts';
import { timeLeft } from './exam-state.ts';

const DOUBT_MS = 10_000;

/** Whole seconds left, rendered each second. Ends the exam at its deadline. */
export function useExamTime(exam: Exam, attempt: Pick<ExamAttempt, 'clock' | 'deadline'>): number {
  const [left, setLeft] = useState(() => timeLeft(attempt).seconds);
  const doubtedAt = useRef(Number.NEGATIVE_INFINITY);
  useTick(() => {
    const { seconds, inDoubt } = timeLeft(attempt);
    setLeft(seconds);
    if (seconds === 0) void exam.endOfTime();
    else if (inDoubt && performance.now() - doubtedAt.current > DOUBT_MS) {
      doubtedAt.current = performance.now();
      void exam.ask();
    }
  });
  return left;
}

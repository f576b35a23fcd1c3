import { deviceReading } from '@revisoins/host';
import { draftClock, secondsLeft, type QuizDraft } from '@revisoins/assessment';
import { useTick } from '@revisoins/assessment/player';
import { useState } from 'react';
import type { Quiz } from './quiz.store.ts';

export interface QuizTime {
  /** Whole seconds; null without a deadline. */
  left: number | null;
  elapsed: number;
}

function timeOf(draft: QuizDraft): QuizTime & { inDoubt: boolean } {
  const { now, inDoubt } = draftClock(draft, deviceReading());
  return {
    left: draft.deadline === null ? null : secondsLeft(draft.deadline, now),
    elapsed: Math.max(0, Math.floor((now - draft.startedAt) / 1000)),
    inDoubt,
  };
}

/** The time of a running quiz, drawn anew when a second has passed. Ends the quiz at its deadline. */
export function useQuizClock(quiz: Quiz, draft: QuizDraft): QuizTime {
  const [time, setTime] = useState<QuizTime>(() => timeOf(draft));
  useTick(() => {
    const { left, elapsed, inDoubt } = timeOf(draft);
    setTime((shown) => (shown.left === left && shown.elapsed === elapsed ? shown : { left, elapsed }));
    if (inDoubt) void quiz.settleClock();
    if (left === 0) quiz.move({ type: 'time-up' });
  });
  return time;
}

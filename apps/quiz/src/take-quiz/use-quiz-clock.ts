import { deviceReading } from '@revisoins/host';
import { quizClock, secondsLeft, type QuizAttempt } from '@revisoins/assessment';
import { useTick } from '@revisoins/assessment/player';
import { useState } from 'react';
import type { Quiz } from './quiz.store.ts';

export interface QuizTime {
  /** Whole seconds; null without a deadline. */
  left: number | null;
  elapsed: number;
}

function readTime(attempt: QuizAttempt): QuizTime & { inDoubt: boolean } {
  const { now, inDoubt } = quizClock(attempt, deviceReading());
  return {
    left: attempt.deadline === null ? null : secondsLeft(attempt.deadline, now),
    elapsed: Math.max(0, Math.floor((now - attempt.startedAt) / 1000)),
    inDoubt,
  };
}

/** The time of a running quiz, rendered each second. Ends the quiz at its deadline. */
export function useQuizClock(quiz: Quiz, attempt: QuizAttempt): QuizTime {
  const [time, setTime] = useState<QuizTime>(() => readTime(attempt));
  useTick(() => {
    const { left, elapsed, inDoubt } = readTime(attempt);
    setTime((shown) => (shown.left === left && shown.elapsed === elapsed ? shown : { left, elapsed }));
    if (inDoubt) void quiz.settleClock();
    if (left === 0) quiz.move({ type: 'time-up' });
  });
  return time;
}

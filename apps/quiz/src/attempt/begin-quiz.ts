import {
  startClock,
  startQuiz,
  type Purpose,
  type QuizAttempt,
  type QuizQuestion,
} from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import type { QuizPlace } from './quiz-place.ts';
import { storeQuiz } from './stored-quiz.ts';

/** Creates a new quiz and stores it on the device at once. Its deadline does not follow later changes. */
export function beginQuiz(
  { learner, skill, count, timing, correction, items }: Omit<QuizPlace, 'count'> & { readonly count: number },
  questions: readonly QuizQuestion[],
  purpose: Purpose,
  timeFactor = 1,
): QuizAttempt {
  const quiz = startQuiz({
    id: crypto.randomUUID(),
    learner,
    skillTitle: skill.title,
    purpose,
    asked: count,
    questions,
    timing,
    correction,
    items,
    timeFactor,
    clock: startClock(deviceReading()),
    random: Math.random,
  });
  storeQuiz(quiz);
  return quiz;
}

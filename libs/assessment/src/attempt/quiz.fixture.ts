import { makeQuestions, SKILL_TITLE } from '../bank/question.fixture.ts';
import { createRandom } from '../bank/random.ts';
import { startClock } from '../clock/clock.ts';
import type { QuizAttempt } from './quiz-attempt.ts';
import { startQuiz } from './start-quiz.ts';

export { moveAttempt, type Move } from './move-attempt.ts';
export type { Timing } from './settings.ts';

/** A quiz of five questions that has just started, at an old time of the device's clock. */
export function makeQuiz(changes: Partial<Parameters<typeof startQuiz>[0]> = {}): QuizAttempt {
  return startQuiz({
    id: '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d',
    learner: 'learner',
    skillTitle: SKILL_TITLE,
    purpose: 'scored',
    items: 'mixed',
    asked: 5,
    questions: makeQuestions(5),
    timing: 'timed',
    clock: startClock({ page: 'p', monotonic: 0, wall: 1_000_000 }),
    random: createRandom(1),
    ...changes,
  });
}

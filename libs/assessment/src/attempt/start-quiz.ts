import type { QuizQuestion } from '../bank/question.schema.ts';
import type { Random } from '../bank/random.ts';
import { shuffleOptions } from '../bank/shuffle-options.ts';
import { type ClockReading, readClock, restClock } from '../clock/clock.ts';
import { countAnswered, UNANSWERED } from '../scoring/answer.ts';
import { moveAttempt } from './move-attempt.ts';
import type { QuizAttempt } from './quiz-attempt.ts';
import { allottedSeconds, type Correction, parseQuestionCount } from './settings.ts';

export interface QuizStart extends Pick<
  QuizAttempt,
  'id' | 'learner' | 'skillTitle' | 'purpose' | 'items' | 'timing' | 'clock'
> {
  /** At the end by default. */
  readonly correction?: Correction;
  /** The nearest allowed number of questions is remembered. */
  readonly asked: number;
  /** The factor of the learner's accommodation for the time; 1 by default. */
  readonly timeFactor?: number;
  /** 1 to 50, in the order in which they will be asked. */
  readonly questions: readonly QuizQuestion[];
  readonly random: Random;
}

/** Starts a quiz: shuffles the options, leaves all questions open, and sets the deadline. */
export function startQuiz({
  questions,
  asked,
  random,
  correction = 'at-end',
  timeFactor,
  ...start
}: QuizStart): QuizAttempt {
  const { clock, timing } = start;
  const allotted = allottedSeconds(countKinds(questions), timing, timeFactor);
  return {
    ...start,
    version: 1,
    asked: parseQuestionCount(String(asked)),
    questions: questions.map((one) => (one.kind === 'numeric' ? one : shuffleOptions(one, random))),
    answers: questions.map(() => UNANSWERED),
    correction,
    ...(correction === 'at-once' && { checked: questions.map(() => false) }),
    position: 0,
    startedAt: clock.now,
    deadline: allotted === null ? null : clock.now + allotted * 1000,
    finished: null,
  };
}

function countKinds(questions: readonly QuizQuestion[]): { choice: number; numeric: number } {
  const numeric = questions.filter(({ kind }) => kind === 'numeric').length;
  return { choice: questions.length - numeric, numeric };
}

/**
 * The quiz when it is opened again: finished if its deadline has passed meanwhile. A quiz without a deadline
 * was paused.
 */
export function wakeQuiz(attempt: QuizAttempt, reading: ClockReading): QuizAttempt {
  const read = attempt.deadline === null ? restClock : readClock;
  const clock = read(attempt.clock, reading);
  return moveAttempt({ ...attempt, clock }, { type: 'time-up' }, clock.now).attempt;
}

/**
 * Whether its time ran out without an answer while no screen showed it: such a quiz is discarded. Any other
 * quiz is ended by its screen, and its result is saved, even without answers.
 */
export function isAbandoned(stored: QuizAttempt, reading: ClockReading): boolean {
  return (
    stored.finished === null &&
    wakeQuiz(stored, reading).finished !== null &&
    countAnswered(stored.answers) === 0
  );
}

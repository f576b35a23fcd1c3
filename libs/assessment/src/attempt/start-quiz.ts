import { allottedSeconds } from './settings.ts';
import type { Clock } from '../clock/clock.ts';
import type { Question } from '../bank/question.schema.ts';
import { type QuizDraft, QUIZ_DRAFT_VERSION } from './quiz-draft.ts';
import type { Random } from '../bank/random.ts';
import { UNANSWERED } from '../scoring/score-quiz.ts';
import { shuffleOptions } from '../bank/shuffle-options.ts';
import type { Timing } from './settings.ts';

export interface QuizStart {
  /** A new UUID. */
  readonly attemptId: string;
  readonly owner: string;
  readonly skillTitle: string;
  /** 1 to 50, in the order in which they will be asked. */
  readonly questions: readonly Question[];
  readonly timing: Timing;
  readonly clock: Clock;
  readonly random: Random;
}

/** A fresh draft: options shuffled, nothing answered, the deadline as far from now as the timing says. */
export function startQuiz({
  attemptId,
  owner,
  skillTitle,
  questions,
  timing,
  clock,
  random,
}: QuizStart): QuizDraft {
  const allotted = allottedSeconds(questions.length, timing);
  return {
    draftVersion: QUIZ_DRAFT_VERSION,
    attemptId,
    owner,
    skillTitle,
    questions: questions.map((question) => shuffleOptions(question, random)),
    answers: questions.map(() => UNANSWERED),
    position: 0,
    startedAt: clock.now,
    timing,
    deadline: allotted === null ? null : clock.now + allotted * 1000,
    clock,
    finished: null,
  };
}

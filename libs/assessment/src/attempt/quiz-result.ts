import * as z from 'zod/mini';
import { bounds } from '../bank/bounds.ts';
import { scoreQuiz } from '../scoring/score-quiz.ts';
import { answerIndex, type QuizDraft, shuffledQuestion } from './quiz-draft.ts';
import { timings } from './settings.ts';

/** What /results is shown with: kept for the tab, parsed when it comes back. */
export const quizResult = z
  .object({
    attemptId: z.uuid(),
    skillTitle: z.string().check(z.minLength(bounds.skillTitle[0]), z.maxLength(bounds.skillTitle[1])),
    score: z.int().check(z.minimum(0)),
    totalQuestions: z.int().check(z.minimum(bounds.questionCount[0]), z.maximum(bounds.questionCount[1])),
    /** Index per question, -1 if unanswered. */
    answers: z.array(answerIndex),
    questions: z.array(shuffledQuestion),
    timing: z.enum(timings),
    /** Whole seconds. */
    timeSpent: z.int().check(z.minimum(bounds.timeSpent[0]), z.maximum(bounds.timeSpent[1])),
    isTimeUp: z.boolean(),
  })
  .check(
    z.refine(({ score, totalQuestions }) => score <= totalQuestions),
    z.refine((r) => r.questions.length === r.totalQuestions && r.answers.length === r.totalQuestions),
  );

export type QuizResult = z.infer<typeof quizResult>;

/** The result of a finished quiz, null while it runs. Time spent never exceeds the time allotted, nor what can be saved. */
export function toQuizResult(draft: QuizDraft): QuizResult | null {
  if (!draft.finished) return null;
  const { attemptId, skillTitle, questions, answers, timing, startedAt, deadline, finished } = draft;
  const ended = Math.min(finished.at, deadline ?? Number.POSITIVE_INFINITY);
  const timeSpent = Math.round((ended - startedAt) / 1000);
  return {
    attemptId,
    skillTitle,
    score: scoreQuiz(questions, answers).score,
    totalQuestions: questions.length,
    answers,
    questions,
    timing,
    timeSpent: Math.min(bounds.timeSpent[1], Math.max(bounds.timeSpent[0], timeSpent)),
    isTimeUp: finished.isTimeUp,
  };
}

import type { QuizDraft } from './quiz-draft.schema.ts';
import type { QuizResult } from './quiz-result.schema.ts';
import { LONGEST_TIME_SPENT } from './quiz-save.schema.ts';
import { scoreQuiz } from './score-quiz.ts';

/** The result of a finished quiz, null while it runs. Time spent never exceeds the time allotted, nor what can be saved. */
export function quizResultOf(draft: QuizDraft): QuizResult | null {
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
    timeSpent: Math.min(LONGEST_TIME_SPENT, Math.max(0, timeSpent)),
    isTimeUp: finished.isTimeUp,
  };
}

import type { QuizDraft } from './quiz-draft.schema.ts';
import type { QuizResult } from './quiz-result.schema.ts';
import { scoreQuiz } from './score-quiz.ts';

/** The result of a finished quiz, null while it runs. Time spent never exceeds the time allotted. */
export function quizResultOf(draft: QuizDraft): QuizResult | null {
  if (!draft.finished) return null;
  const { attemptId, skillTitle, questions, answers, startedAt, deadline, finished } = draft;
  const ended = Math.min(finished.at, deadline);
  return {
    attemptId,
    skillTitle,
    score: scoreQuiz(questions, answers).score,
    totalQuestions: questions.length,
    answers,
    questions,
    timeSpent: Math.max(0, Math.round((ended - startedAt) / 1000)),
    isTimeUp: finished.isTimeUp,
  };
}

import * as z from 'zod/mini';

/** Whole percent; 0 when the total is 0. */
export function toPercent(part: number, total: number): number {
  return total > 0 ? Math.round((part / total) * 100) : 0;
}

/** The value for a question that was left open. */
export const UNANSWERED = -1;

/** Index of the chosen option, or UNANSWERED. */
export const answerIndex = z.int().check(z.minimum(UNANSWERED), z.maximum(3));

/** How many questions have an answer. */
export function countAnswered(answers: readonly number[]): number {
  return answers.filter((answer) => answer !== UNANSWERED).length;
}

export interface ScoredQuestion {
  readonly status: 'correct' | 'wrong' | 'unanswered';
  /** Index of the chosen option, -1 when none. */
  readonly answer: number;
  readonly correctAnswer: number;
}

export interface QuizScore {
  readonly score: number;
  readonly total: number;
  readonly percent: number;
  /** Answered wrongly. Unanswered questions earn nothing and are counted apart. */
  readonly wrong: number;
  readonly unanswered: number;
  readonly perQuestion: ScoredQuestion[];
}

/** Missing answers count as unanswered; surplus ones are ignored. */
export function scoreQuiz(
  questions: readonly { correctAnswer: number }[],
  answers: readonly number[],
): QuizScore {
  const perQuestion = questions.map(({ correctAnswer }, index): ScoredQuestion => {
    const answer = answers[index] ?? UNANSWERED;
    if (answer === UNANSWERED) return { status: 'unanswered', answer, correctAnswer };
    return { status: answer === correctAnswer ? 'correct' : 'wrong', answer, correctAnswer };
  });
  const count = (status: ScoredQuestion['status']) =>
    perQuestion.filter((entry) => entry.status === status).length;
  const score = count('correct');
  return {
    score,
    total: questions.length,
    percent: toPercent(score, questions.length),
    wrong: count('wrong'),
    unanswered: count('unanswered'),
    perQuestion,
  };
}

/** The questions to retake: those answered wrongly or not at all, in order. */
export function missedQuestions<T extends { correctAnswer: number }>(
  questions: readonly T[],
  answers: readonly number[],
): T[] {
  return questions.filter(({ correctAnswer }, index) => answers[index] !== correctAnswer);
}

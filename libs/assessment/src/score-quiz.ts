import { percentOf } from './percent-of.ts';

/** The answer to a question that was left open. */
export const UNANSWERED = -1;

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
  /** Answered, but not right. Unanswered questions earn nothing and are counted apart. */
  readonly wrong: number;
  readonly unanswered: number;
  readonly perQuestion: ScoredQuestion[];
}

/** Missing answers count as unanswered, surplus ones are ignored. */
export function scoreQuiz(questions: readonly { correctAnswer: number }[], answers: readonly number[]): QuizScore {
  const perQuestion = questions.map(({ correctAnswer }, index): ScoredQuestion => {
    const answer = answers[index] ?? UNANSWERED;
    if (answer === UNANSWERED) return { status: 'unanswered', answer, correctAnswer };
    return { status: answer === correctAnswer ? 'correct' : 'wrong', answer, correctAnswer };
  });
  const count = (status: ScoredQuestion['status']) => perQuestion.filter((entry) => entry.status === status).length;
  const score = count('correct');
  return {
    score,
    total: questions.length,
    percent: percentOf(score, questions.length),
    wrong: count('wrong'),
    unanswered: count('unanswered'),
    perQuestion,
  };
}

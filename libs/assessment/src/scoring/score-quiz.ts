import { type Answer, isAnswered, type TypedAnswer, UNANSWERED } from './answer.ts';
import { type NumericKey, isRightNumber } from './score-numeric.ts';

/** Whole percent; 0 when the total is 0. */
export function toPercent(part: number, total: number): number {
  return total > 0 ? Math.round((part / total) * 100) : 0;
}

export type AnswerStatus = 'correct' | 'wrong' | 'unanswered';

/** The outcome of a multiple-choice question. */
export interface ScoredQuestion {
  readonly status: AnswerStatus;
  /** Index of the chosen option, -1 when none. */
  readonly answer: number;
  readonly correctAnswer: number;
}

/** What scoring needs of a question, of either kind. */
export type Scorable = { readonly kind?: 'choice'; readonly correctAnswer: number } | NumericKey;

export interface QuizScore {
  readonly score: number;
  readonly total: number;
  readonly percent: number;
  /** Answered wrongly. Unanswered questions earn nothing and are counted apart. */
  readonly wrong: number;
  readonly unanswered: number;
}

/** The status of one answer; an answer of the other kind counts as none. */
export function answerStatus(question: Scorable, answer: Answer | undefined): AnswerStatus {
  if (answer === undefined || !isAnswered(answer)) return 'unanswered';
  if (question.kind === 'numeric') {
    if (typeof answer === 'number') return 'unanswered';
    return isRightNumber(question, answer) ? 'correct' : 'wrong';
  }
  if (typeof answer !== 'number') return 'unanswered';
  return answer === question.correctAnswer ? 'correct' : 'wrong';
}

/** A multiple-choice question with what was chosen and what is right. */
export function scoreChoice(
  question: { readonly correctAnswer: number },
  answer: number | TypedAnswer | undefined,
): ScoredQuestion {
  const { correctAnswer } = question;
  return {
    status: answerStatus({ correctAnswer }, answer),
    answer: typeof answer === 'number' ? answer : UNANSWERED,
    correctAnswer,
  };
}

/** Missing answers count as unanswered; surplus ones are ignored. */
export function scoreQuiz(questions: readonly Scorable[], answers: readonly Answer[]): QuizScore {
  const statuses = questions.map((question, index) => answerStatus(question, answers[index]));
  const count = (counted: AnswerStatus) => statuses.filter((status) => status === counted).length;
  const score = count('correct');
  return {
    score,
    total: questions.length,
    percent: toPercent(score, questions.length),
    wrong: count('wrong'),
    unanswered: count('unanswered'),
  };
}

/** The questions to retake: those answered wrongly or not at all, in order. */
export function missedQuestions<T extends Scorable>(
  questions: readonly T[],
  answers: readonly Answer[],
): T[] {
  return questions.filter((question, index) => answerStatus(question, answers[index]) !== 'correct');
}

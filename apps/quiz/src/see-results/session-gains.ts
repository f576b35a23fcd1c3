import { answerStatus, type QuizAttempt } from '@revisoins/assessment';
import { mistakes } from '../plan/mistakes.ts';
import type { StudyAnswer, StudyAttempt } from '../plan/study-attempts.ts';

/** What a session has changed for a learner. */
export interface SessionGains {
  /** Questions that she had never answered before. */
  readonly newQuestions: number;
  /** Mistakes that it took off her list. */
  readonly takenOff: number;
  /** Mistakes that are on the list now. */
  readonly mistakes: number;
  /** Calculations that it asked and she missed. They are on no list: others of their kind come back. */
  readonly missedCalculations: number;
}

/** `attempts`: all her attempts, with or without this session. */
export function sessionGains(
  { id, questions, answers }: Pick<QuizAttempt, 'id' | 'questions' | 'answers'>,
  attempts: readonly Pick<StudyAttempt, 'id' | 'answers'>[],
): SessionGains {
  const before = attempts.filter((one) => one.id !== id).flatMap((one) => one.answers);
  const now = questions.flatMap((question, index): StudyAnswer[] => {
    const status = answerStatus(question, answers[index]);
    const isItem = question.kind !== 'numeric' && status !== 'unanswered';
    return isItem ? [{ item: question.id, day: 0, choice: '', isCorrect: status === 'correct' }] : [];
  });
  const known = new Set(before.flatMap(({ item, choice }) => (choice === null ? [] : [item])));
  const right = new Set(now.flatMap(({ item, isCorrect }) => (isCorrect ? [item] : [])));
  return {
    newQuestions: now.filter(({ item }) => !known.has(item)).length,
    takenOff: mistakes(before).filter(({ item }) => right.has(item)).length,
    mistakes: mistakes([...before, ...now]).length,
    missedCalculations: questions.filter(
      (question, index) => question.kind === 'numeric' && answerStatus(question, answers[index]) === 'wrong',
    ).length,
  };
}

import { isFinished, readQuizAttempt, type FinishedQuiz } from '@revisoins/assessment';
import { parseStored, tabStorage } from '@revisoins/host';

const KEY = 'revisoins-quiz-result';

/** Stores a finished quiz for this tab, so that a reload shows its result again. */
export function storeLastResult(quiz: FinishedQuiz): void {
  tabStorage.set(KEY, JSON.stringify(quiz));
}

/**
 * The quiz that this learner finished last in this tab; null when there is none, or when it is damaged or
 * somebody else's.
 */
export function lastResult(learner: string): FinishedQuiz | null {
  const quiz = readQuizAttempt(parseStored(tabStorage.get(KEY)));
  return quiz && isFinished(quiz) && quiz.learner === learner ? quiz : null;
}

import {
  isFinished,
  readQuizAttempt,
  skillTitleKey,
  type FinishedQuiz,
  type QuizAttempt,
  type Skill,
} from '@revisoins/assessment';
import { createStoredAttempts, type StoredAttempts } from '@revisoins/assessment/player';
import { parseStored, tabStorage } from '@revisoins/host';
import { allSkills, quizAddress, quizKey, subjectByTitle } from './quiz-place.ts';

const skillId = ({ skillTitle }: QuizAttempt): Skill['id'] => (subjectByTitle(skillTitle) ?? allSkills).id;

/** The quizzes on this device. */
export const storedQuizzes: StoredAttempts<QuizAttempt> = createStoredAttempts({
  remote: 'quiz',
  storageKey: (quiz) => quizKey(quiz.learner, skillId(quiz)),
  read: readQuizAttempt,
  moved: ['answers', 'checked', 'position', 'clock', 'finished'],
  announcement: (quiz) => ({
    title: { key: `skills:${skillTitleKey(quiz.skillTitle)}`, french: quiz.skillTitle },
    href: quizAddress(skillId(quiz), quiz),
  }),
});

export const storeQuiz = (quiz: QuizAttempt): void => storedQuizzes.store(quiz);

/** Removes this attempt; a newer one on the same skill stays. */
export const forgetQuiz = (quiz: QuizAttempt): void => storedQuizzes.forget(quiz);

/** The learner's stored quiz on a skill. Never returns somebody else's quiz. */
export const storedQuiz = (learner: string, skill: Skill['id']): QuizAttempt | null =>
  storedQuizzes.read(quizKey(learner, skill));

const LAST_RESULT = 'revisoins-quiz-result';

/** Stores a finished quiz for this tab, so that a reload shows its result again. */
export function storeLastResult(quiz: FinishedQuiz): void {
  tabStorage.set(LAST_RESULT, JSON.stringify(quiz));
}

/**
 * The quiz that this learner finished last in this tab; null when there is none, or when it is damaged or
 * somebody else's.
 */
export function lastResult(learner: string): FinishedQuiz | null {
  const quiz = readQuizAttempt(parseStored(tabStorage.get(LAST_RESULT)));
  return quiz && isFinished(quiz) && quiz.learner === learner ? quiz : null;
}

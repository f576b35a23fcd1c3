import { readQuizAttempt, skillTitleKey, type QuizAttempt, type Skill } from '@revisoins/assessment';
import { createStoredAttempts, type StoredAttempts } from '@revisoins/assessment/player';
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

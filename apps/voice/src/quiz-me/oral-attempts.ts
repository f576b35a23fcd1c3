import { readQuizAttempt, skillTitleKey, wakeQuiz, type QuizAttempt } from '@revisoins/assessment';
import { createStoredAttempts } from '@revisoins/assessment/player';
import { deviceReading } from '@revisoins/host';

export const QUIZ_ME = '/thalia-quiz';

const storageKey = (learner: string) => `revisoins-oral:${learner}`;

/** A learner's quiz with Thalia on this device: one at a time, shared by the tabs of the browser. */
export const storedOrals = createStoredAttempts<QuizAttempt>({
  remote: 'voice',
  storageKey: ({ learner }) => storageKey(learner),
  read: readQuizAttempt,
  moved: ['answers', 'position', 'clock', 'finished'],
  announcement: ({ skillTitle }) => ({
    title: { key: `skills:${skillTitleKey(skillTitle)}`, french: skillTitle },
    href: QUIZ_ME,
  }),
});

/** The learner's quiz under way, with its clock running; null without one. */
export function storedOral(learner: string): QuizAttempt | null {
  const stored = storedOrals.read(storageKey(learner));
  return stored && wakeQuiz(stored, deviceReading());
}

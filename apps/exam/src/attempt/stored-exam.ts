import { EXAM_SIMULATION_TITLE, skillTitleKey } from '@revisoins/assessment';
import { createStoredAttempts, type StoredAttempts } from '@revisoins/assessment/player';
import { examAddress } from './exam-address.ts';
import { examAttempt, type ExamAttempt } from './exam-attempt.ts';

const storageKey = (learner: string) => `revisoins-exam:${learner}`;

/** The exams on this device, one for each learner. */
export const storedExams: StoredAttempts<ExamAttempt> = createStoredAttempts({
  remote: 'exam',
  keyOf: ({ learner }) => storageKey(learner),
  read: (stored) => examAttempt.safeParse(stored).data ?? null,
  // What waits for the server is written together with the answers on screen.
  moved: ['answers', 'flagged', 'position', 'lastSequence', 'waiting', 'clock'],
  announcement: ({ answers, minutes }) => ({
    title: { key: `skills:${skillTitleKey(EXAM_SIMULATION_TITLE)}`, french: EXAM_SIMULATION_TITLE },
    href: examAddress({ questionCount: answers.length, minutes }),
    isUrgent: true,
  }),
});

/** The learner's exam on this device; null when there is none, or when it is damaged. */
export const storedExam = (learner: string): ExamAttempt | null => storedExams.read(storageKey(learner));

/** Removes an exam that is no longer open on the server: its waiting answers can no longer be delivered. */
export function dropStaleExam(learner: string, liveId: string | null): void {
  const stored = storedExam(learner);
  if (stored && stored.id !== liveId) storedExams.forget(stored);
}

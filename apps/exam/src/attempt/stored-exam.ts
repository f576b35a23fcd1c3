import { examParts } from '@revisoins/assessment';
import { createStoredAttempts, type StoredAttempts } from '@revisoins/assessment/player';
import { examAddress } from './exam-address.ts';
import { examTitle } from './exam-part.ts';
import { examAttempt, type ExamAttempt } from './exam-attempt.ts';

/** Each part has its own place: a tab that still shows the first one leaves the second one alone. */
const storageKey = (learner: string, part: number) =>
  part === 1 ? `revisoins-exam:${learner}` : `revisoins-exam:${learner}:${part}`;

/** The exams on this device, for each learner one of each part. */
export const storedExams: StoredAttempts<ExamAttempt> = createStoredAttempts({
  remote: 'exam',
  storageKey: ({ learner, part }) => storageKey(learner, part),
  read: (stored) => examAttempt.safeParse(stored).data ?? null,
  // What waits for the server is written together with the answers on screen.
  moved: ['answers', 'flagged', 'position', 'lastSequence', 'waiting', 'clock'],
  announcement: ({ kind, answers, minutes }) => ({
    title: examTitle(kind),
    href: examAddress({ kind, questionCount: answers.length, minutes }),
    isUrgent: true,
  }),
});

/** The learner's exam on this device, in its last part; null when there is none, or when it is damaged. */
export function storedExam(learner: string): ExamAttempt | null {
  for (let part = examParts.length; part > 0; part -= 1) {
    const stored = storedExams.read(storageKey(learner, part));
    if (stored) return stored;
  }
  return null;
}

/** Removes an exam that is no longer open on the server: its waiting answers can no longer be delivered. */
export function dropStaleExam(learner: string, liveId: string | null): void {
  const stored = storedExam(learner);
  if (stored && stored.id !== liveId) storedExams.forget(stored);
}

import { countAnswered, EXAM_SIMULATION_TITLE, readClock, skillTitleKey } from '@revisoins/assessment';
import {
  announceAttempt,
  deviceReading,
  deviceStorage,
  parseStored,
  pinVersion,
  unpinVersion,
  withdrawAttempt,
} from '@revisoins/host';
import { examAttempt, type ExamAttempt } from './exam-attempt.ts';

const storageKey = (learner: string) => `revisoins-exam:${learner}`;
const pinned = new Set<string>();

/** The learner's exam on this device; null when there is none, or when it is damaged or somebody else's. */
export function storedExam(learner: string): ExamAttempt | null {
  const parsed = examAttempt.safeParse(parseStored(deviceStorage.get(storageKey(learner))));
  return parsed.success && parsed.data.learner === learner ? parsed.data : null;
}

/** Stores the current exam. While it is stored, the version of this remote is pinned. */
export function storeExam(attempt: ExamAttempt): void {
  if (!pinned.has(attempt.id)) {
    pinned.add(attempt.id);
    pinVersion('exam', attempt.id);
  }
  deviceStorage.set(storageKey(attempt.learner), JSON.stringify(attempt));
  announceExam(attempt);
}

/** Removes this exam; a newer one stays. */
export function forgetExam(learner: string, examId: string): void {
  pinned.delete(examId);
  unpinVersion('exam', examId);
  withdrawAttempt(learner, examId);
  if (storedExam(learner)?.id === examId) deviceStorage.remove(storageKey(learner));
}

/** Removes an exam that is no longer open on the server: its waiting answers can no longer be delivered. */
export function dropStaleExam(learner: string, liveId: string | null): void {
  const stored = storedExam(learner);
  if (stored && stored.id !== liveId) forgetExam(learner, stored.id);
}

/** Tells the platform that this exam can be resumed. */
function announceExam({ id, learner, clock, deadline, answers, minutes }: ExamAttempt): void {
  const now = deviceReading();
  announceAttempt(learner, {
    kind: 'exam',
    id,
    title: { key: `skills:${skillTitleKey(EXAM_SIMULATION_TITLE)}`, french: EXAM_SIMULATION_TITLE },
    href: `/exam-quiz?questions=${answers.length}&time=${minutes}`,
    deadline: now.wall + deadline - readClock(clock, now).now,
    answered: countAnswered(answers),
    total: answers.length,
  });
}

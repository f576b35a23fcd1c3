import { deviceStorage, pinVersion, parseStored, unpinVersion, withdrawAttempt } from '@revisoins/host';
import { announceExam } from './announce-exam.ts';
import { examDraft, type ExamDraft } from './exam-draft.schema.ts';

const keyOf = (learner: string) => `revisoins-exam:${learner}`;
const held = new Set<string>();

/** The learner's exam on this device; null when there is none, or it is damaged or somebody else's. */
export function storedExam(learner: string): ExamDraft | null {
  const parsed = examDraft.safeParse(parseStored(deviceStorage.get(keyOf(learner))));
  return parsed.success &&
    parsed.data.learner === learner &&
    parsed.data.answers.length === parsed.data.questions.length &&
    parsed.data.flagged.length === parsed.data.questions.length
    ? parsed.data
    : null;
}

/** Keeps the exam as it stands; while it is kept, this remote's version does not change under the learner. */
export function keepExam(draft: ExamDraft): void {
  if (!held.has(draft.id)) {
    held.add(draft.id);
    pinVersion('exam', draft.id);
  }
  deviceStorage.set(keyOf(draft.learner), JSON.stringify(draft));
  announceExam(draft);
}

/** Forgets this exam; a newer one stays. */
export function forgetExam(learner: string, examId: string): void {
  held.delete(examId);
  unpinVersion('exam', examId);
  withdrawAttempt(learner, examId);
  if (storedExam(learner)?.id === examId) deviceStorage.remove(keyOf(learner));
}

/** Forgets an exam that the server no longer holds open: what it still held can no longer be delivered. */
export function dropStaleExam(learner: string, liveId: string | null): void {
  const kept = storedExam(learner);
  if (kept && kept.id !== liveId) forgetExam(learner, kept.id);
}

import { deviceReading } from '@revisoins/host';
import type { ExamParameters } from '@revisoins/assessment';
import { isAppError } from '@revisoins/contracts';
import { beginAttempt } from '../attempt/exam-attempt.ts';
import { storeExam } from '../attempt/stored-exam.ts';
import { examRefusal, type ExamRefusal } from '../exam-server/exam-refusal.ts';
import { startExam } from '../exam-server/exam-calls.ts';

/** Before the second try, and before the third. */
const PAUSES_MS = [500, 2000];

export type Beginning =
  /** `resumed`: one was under way already; `isOver`: and its time is up. */
  | { readonly outcome: 'begun'; readonly resumed: boolean; readonly isOver: boolean }
  /** Nothing has begun. */
  | { readonly outcome: 'refused'; readonly refusal: ExamRefusal | null }
  /** No answer came: it may have begun. */
  | { readonly outcome: 'unknown' };

const mayBeInProgress = (error: unknown) =>
  !isAppError(error) || ['network', 'timeout', 'unavailable', 'unexpected'].includes(error.kind);

/**
 * Begins an exam, or takes up the one under way, and keeps it on this device. Where an answer is lost it asks again:
 * an exam that began with the lost answer is the one under way. Never rejects.
 */
export async function beginExam(learner: string, parameters: ExamParameters): Promise<Beginning> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      const { answer: paper, serverTime } = await startExam(parameters);
      const isOver = paper.deadline <= paper.now;
      if (!isOver) storeExam(beginAttempt(paper, learner, deviceReading(serverTime)));
      // After a lost answer it is most likely the one that began with it.
      return { outcome: 'begun', resumed: paper.resumed && pause === PAUSES_MS[0], isOver };
    } catch (error) {
      const refusal = examRefusal(error);
      if (refusal || !mayBeInProgress(error)) return { outcome: 'refused', refusal };
      if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return { outcome: 'unknown' };
}

import { deviceReading } from '@revisoins/host';
import type { ExamParameters } from '@revisoins/assessment';
import { backoffMs, isAppError } from '@revisoins/contracts';
import { beginAttempt } from '../attempt/exam-attempt.ts';
import { storedExams } from '../attempt/stored-exam.ts';
import { examRefusal, type ExamRefusal } from '../exam-server/exam-refusal.ts';
import { startExam } from '../exam-server/exam-calls.ts';

const MOST_ATTEMPTS = 3;
const BACKOFF = { firstMs: 500, longestMs: 2000 };

export type Beginning =
  /** `resumed`: an exam was already under way; `isOver`: and its time is up. */
  | { readonly outcome: 'started'; readonly resumed: boolean; readonly isOver: boolean }
  /** No exam has started. */
  | { readonly outcome: 'refused'; readonly refusal: ExamRefusal | null }
  /** No answer arrived: an exam may have started. */
  | { readonly outcome: 'unknown' };

const mayBeInProgress = (error: unknown) =>
  !isAppError(error) || ['network', 'timeout', 'unavailable', 'unexpected'].includes(error.kind);

/**
 * Starts an exam, or resumes the one under way, and stores it on this device. Retries after a lost answer: an
 * exam that it started is then the one under way. Never rejects.
 */
export async function beginExam(learner: string, parameters: ExamParameters): Promise<Beginning> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    try {
      const { answer: paper, serverTime } = await startExam(parameters);
      const isOver = paper.deadline <= paper.now;
      if (!isOver) storedExams.store(beginAttempt(paper, learner, deviceReading(serverTime)));
      // After a lost answer, this is most likely the exam that it started.
      return { outcome: 'started', resumed: paper.resumed && attempt === 1, isOver };
    } catch (error) {
      const refusal = examRefusal(error);
      if (refusal || !mayBeInProgress(error)) return { outcome: 'refused', refusal };
      if (attempt < MOST_ATTEMPTS)
        await new Promise((resolve) => setTimeout(resolve, backoffMs(attempt, BACKOFF)));
    }
  }
  return { outcome: 'unknown' };
}

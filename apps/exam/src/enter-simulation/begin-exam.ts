import { deviceReading } from '@revisoins/host';
import { backoffMs, isAppError } from '@revisoins/contracts';
import { examAddress } from '../attempt/exam-address.ts';
import { beginAttempt } from '../attempt/exam-attempt.ts';
import { storedExams } from '../attempt/stored-exam.ts';
import { examRefusal, type ExamRefusal } from '../exam-server/exam-refusal.ts';
import { startExam, type AskedExam } from '../exam-server/exam-calls.ts';

const MOST_ATTEMPTS = 3;
const BACKOFF = { firstMs: 500, longestMs: 2000 };

export type Beginning =
  /**
   * `resumed`: an exam was already under way; `isOver`: and the time of its part is up. `address`: where it
   * is.
   */
  | {
      readonly outcome: 'started';
      readonly resumed: boolean;
      readonly isOver: boolean;
      readonly address: string;
    }
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
export async function beginExam(learner: string, asked: AskedExam): Promise<Beginning> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    try {
      const { answer: paper, serverTime } = await startExam(asked);
      const isPaused = paper.breakUntil !== null;
      const isOver = !isPaused && paper.deadline <= paper.now;
      if (!isOver && !isPaused) storedExams.store(beginAttempt(paper, learner, deviceReading(serverTime)));
      // After a lost answer, this is most likely the exam that it started.
      const resumed = paper.resumed && attempt === 1;
      return { outcome: 'started', resumed, isOver, address: examAddress(paper) };
    } catch (error) {
      const refusal = examRefusal(error);
      if (refusal || !mayBeInProgress(error)) return { outcome: 'refused', refusal };
      if (attempt < MOST_ATTEMPTS)
        await new Promise((resolve) => setTimeout(resolve, backoffMs(attempt, BACKOFF)));
    }
  }
  return { outcome: 'unknown' };
}

import { deviceReading } from '@revisoins/host';
import { isAppError, retry } from '@revisoins/contracts';
import { examAddress } from '../attempt/exam-address.ts';
import { beginAttempt } from '../attempt/exam-attempt.ts';
import { storedExams } from '../attempt/stored-exam.ts';
import { examRefusal, type ExamRefusal } from '../exam-server/exam-refusal.ts';
import { startExam, type AskedExam } from '../exam-server/exam-calls.ts';

const MOST_CALLS = 3;
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
  examRefusal(error) === null &&
  (!isAppError(error) || ['network', 'timeout', 'unavailable', 'unexpected'].includes(error.kind));

/**
 * Starts an exam, or resumes the one under way, and stores it on this device. Retries after a lost answer: an
 * exam that it started is then the one under way. Never rejects.
 */
export async function beginExam(learner: string, asked: AskedExam): Promise<Beginning> {
  const begin = async (calls: number): Promise<Beginning> => {
    const { answer: paper, serverTime } = await startExam(asked);
    const isPaused = paper.breakUntil !== null;
    const isOver = !isPaused && paper.deadline <= paper.now;
    if (!isOver && !isPaused) storedExams.store(beginAttempt(paper, learner, deviceReading(serverTime)));
    // After a lost answer, this is most likely the exam that it started.
    const resumed = paper.resumed && calls === 1;
    return { outcome: 'started', resumed, isOver, address: examAddress(paper) };
  };
  try {
    return await retry(begin, BACKOFF, (error, calls) => calls < MOST_CALLS && mayBeInProgress(error));
  } catch (error) {
    return mayBeInProgress(error)
      ? { outcome: 'unknown' }
      : { outcome: 'refused', refusal: examRefusal(error) };
  }
}

import { createOutbox, type OutboxStorage, type SendOutcome, type WaitingEntry } from '@revisoins/assessment';
import { browserPorts } from '@revisoins/assessment/player';
import { isAppError } from '@revisoins/contracts';
import {
  caughtUp,
  delivered,
  isHandingIn,
  numberFirst,
  withoutEntry,
  type ExamAttempt,
  type ExamDelivery,
} from '../attempt/exam-attempt.ts';
import { finishExam, readPaper, saveAnswer } from '../exam-server/exam-calls.ts';
import { examRefusal } from '../exam-server/exam-refusal.ts';
import { toastNotSaved, toastOpenElsewhere } from './exam-toasts.ts';
import type { ExamStore } from './exam.store.ts';

/** An answer should reach the server long before the exam ends. */
const ANSWER_BACKOFF = { firstMs: 1000, longestMs: 8000 };

export interface Delivery {
  /** Takes over what another tab or device has answered. Rejects with an AppError. */
  catchUp(examId: string): Promise<void>;
  /**
   * Sends what waits now, one entry after the other, handing in last; continues until everything is
   * delivered. Never rejects.
   */
  deliver(): Promise<void>;
}

/**
 * Waiting entries are part of the exam and stored together with the answers on screen: neither ever exists
 * without the other.
 */
function waitingIn(exam: ExamStore): OutboxStorage<ExamDelivery> {
  return {
    list: async () => exam.sitting()?.attempt.waiting ?? [],
    async update(id, change) {
      const before = exam.sitting()?.attempt.waiting.find((one) => one.id === id);
      const after = change(before);
      const changed = ({ waiting, ...attempt }: ExamAttempt): ExamAttempt => ({
        ...attempt,
        waiting: waiting.flatMap((one) => {
          if (one.id !== id) return [one];
          return after?.status === 'waiting' ? [after] : [];
        }),
      });
      if (before) exam.changeAttempt(changed);
      return { before, after };
    },
  };
}

/** Delivers the answers of an exam to the server in the order in which they were given. */
export function createDelivery(exam: ExamStore): Delivery {
  /** Said once on each screen: two tabs that take turns would repeat it all the time. */
  let isOpenElsewhereSaid = false;

  async function catchUp(examId: string): Promise<void> {
    const { answer: paper, serverTime } = await readPaper(examId);
    if (exam.sitting()?.attempt.id !== examId) return;
    exam.settleClock(serverTime);
    exam.changeAttempt((attempt) => caughtUp(attempt, paper));
    if (!isOpenElsewhereSaid) toastOpenElsewhere();
    isOpenElsewhereSaid = true;
  }

  /** Sends the first answer with its number. Rejects with an AppError. */
  async function sendAnswer(examId: string, key: string): Promise<void> {
    exam.changeAttempt(numberFirst);
    const [first] = exam.sitting()?.attempt.waiting ?? [];
    if (first?.id !== key || first.payload === 'hand-in' || first.payload.sequence === null) return;
    const { sequence } = first.payload;
    const { answer: facts, serverTime } = await saveAnswer(examId, key, { ...first.payload, sequence });
    if (exam.sitting()?.attempt.id !== examId) return;
    exam.settleClock(serverTime);
    exam.changeAttempt((attempt) => delivered(attempt, key, facts.lastSequence));
    if (facts.state === 'finished') exam.showFinished(facts);
    else if (facts.state === 'abandoned') exam.showGone(examId);
    else if (facts.lastSequence > sequence) await catchUp(examId);
  }

  /** What a refusal means for the exam on screen; null when the only thing to do is to retry later. */
  async function settle(error: unknown, examId: string, entryId: string): Promise<SendOutcome | null> {
    const refusal = examRefusal(error);
    switch (refusal) {
      case 'exam_out_of_order':
        await catchUp(examId);
        return { kind: 'again' };
      case 'exam_key_reused':
      case 'exam_invalid':
        // It would never be accepted, and must not hold up the others.
        exam.changeAttempt((attempt) => withoutEntry(attempt, entryId));
        await catchUp(examId);
        break;
      case 'exam_late':
        // The deadline has passed on the server: what still waits here does not count.
        exam.showFinished(await finishExam(examId, exam.sitting()?.attempt.lastSequence ?? 0));
        break;
      case 'exam_finished':
        exam.showFinished(await finishExam(examId, 0));
        break;
      case 'exam_abandoned':
      case 'exam_not_found':
        exam.showGone(examId);
        break;
      default:
        return null;
    }
    return { kind: 'refused', reason: refusal };
  }

  async function send({ id, payload, failures }: WaitingEntry<ExamDelivery>): Promise<SendOutcome> {
    const attempt = exam.sitting()?.attempt;
    if (!attempt) return { kind: 'failed' };
    const fail = (error: unknown): SendOutcome => {
      const isServerAtFault = isAppError(error) && !['network', 'timeout'].includes(error.kind);
      if (isServerAtFault && failures === 0 && isHandingIn(attempt)) toastNotSaved();
      return { kind: 'failed' };
    };
    try {
      if (payload === 'hand-in') exam.showFinished(await finishExam(attempt.id, attempt.lastSequence));
      else await sendAnswer(attempt.id, id);
      return { kind: 'stored' };
    } catch (error) {
      return settle(error, attempt.id, id).then((outcome) => outcome ?? fail(error), fail);
    }
  }

  const outbox = createOutbox({
    storage: waitingIn(exam),
    send,
    order: 'in-turn',
    backoff: ANSWER_BACKOFF,
    ...browserPorts,
    onFlushed: (_learner, { waiting }) =>
      exam.changeSitting({ connection: waiting > 0 ? 'lost' : 'reached' }),
  });
  return {
    catchUp,
    async deliver() {
      const attempt = exam.sitting()?.attempt;
      if (attempt) await outbox.flush(attempt.learner, { all: true });
    },
  };
}

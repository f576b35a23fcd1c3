import {
  createOutbox,
  type AttemptDelivery,
  type OutboxStorage,
  type SendOutcome,
  type WaitingEntry,
} from '@revisoins/assessment';
import { browserPorts } from '@revisoins/assessment/player';
import { isAppError } from '@revisoins/contracts';
import {
  caughtUp,
  delivered,
  enqueueAnswer,
  handedIn,
  isHandingIn,
  numberFirst,
  waitingPositions,
  withoutEntry,
  type ExamAttempt,
  type ExamDelivery,
} from '../attempt/exam-attempt.ts';
import { finishExam, readPaper, saveAnswer } from '../exam-server/exam-calls.ts';
import type { FinishedExam } from '../exam-server/exam-facts.schema.ts';
import { examRefusal, type ExamRefusal } from '../exam-server/exam-refusal.ts';
import { toastNotSaved, toastOpenElsewhere } from './exam-toasts.ts';
import type { ExamStore } from './exam-state.ts';

/** An answer should reach the server long before the exam ends. */
const ANSWER_BACKOFF = { firstMs: 1000, longestMs: 8000 };

/** `flush` sends one entry after the other, handing in last, and continues until everything is delivered. */
export interface ExamDeliveries extends AttemptDelivery<ExamAttempt> {
  /** Takes over what another tab or device has answered. Rejects with an AppError. */
  catchUp(examId: string): Promise<void>;
  /** The server has ended the exam. */
  showFinished(result: FinishedExam): void;
}

/**
 * Waiting entries are part of the exam and stored together with the answers on screen: neither ever exists
 * without the other.
 */
function waitingIn(getExam: () => ExamStore): OutboxStorage<ExamDelivery> {
  return {
    list: async () => getExam().playing()?.attempt.waiting ?? [],
    async update(id, change) {
      const before = getExam()
        .playing()
        ?.attempt.waiting.find((one) => one.id === id);
      const after = change(before);
      const changed = ({ waiting, ...attempt }: ExamAttempt): ExamAttempt => ({
        ...attempt,
        waiting: waiting.flatMap((one) => {
          if (one.id !== id) return [one];
          return after?.status === 'waiting' ? [after] : [];
        }),
      });
      if (before) getExam().change(changed);
      return { before, after };
    },
  };
}

/** The exam on screen, as the server's answers change it. */
interface ExamOnScreen extends Pick<ExamDeliveries, 'catchUp' | 'showFinished'> {
  readonly current: () => ExamStore;
}

function createExamOnScreen(current: () => ExamStore): ExamOnScreen {
  /** Said once on each screen: two tabs that take turns would repeat it all the time. */
  let isOpenElsewhereSaid = false;
  return {
    current,
    showFinished(result) {
      const attempt = current().playing()?.attempt;
      if (attempt) current().end(result.id, { ...result, late: waitingPositions(attempt).length });
    },
    async catchUp(examId) {
      const { answer: paper, serverTime } = await readPaper(examId);
      if (current().playing()?.attempt.id !== examId) return;
      current().setTime(serverTime);
      current().change((attempt) => caughtUp(attempt, paper));
      if (!isOpenElsewhereSaid) toastOpenElsewhere();
      isOpenElsewhereSaid = true;
    },
  };
}

/** Sends the first answer with its number. Rejects with an AppError. */
async function sendAnswer(exam: ExamOnScreen, examId: string, key: string): Promise<void> {
  const { current, showFinished, catchUp } = exam;
  current().change(numberFirst);
  const [first] = current().playing()?.attempt.waiting ?? [];
  if (first?.id !== key || first.payload === 'hand-in' || first.payload.sequence === null) return;
  const { sequence } = first.payload;
  const { answer: facts, serverTime } = await saveAnswer(examId, key, { ...first.payload, sequence });
  if (current().playing()?.attempt.id !== examId) return;
  current().setTime(serverTime);
  current().change((attempt) => delivered(attempt, key, facts.lastSequence));
  if (facts.state === 'finished') showFinished(facts);
  else if (facts.state === 'abandoned') current().end(examId, null);
  else if (facts.lastSequence > sequence) await catchUp(examId);
}

type Settlement = (exam: ExamOnScreen, examId: string, entryId: string) => Promise<void>;

/** It would never be accepted, and must not hold up the others. */
const dropAnswer: Settlement = async ({ current, catchUp }, examId, entryId) => {
  current().change((attempt) => withoutEntry(attempt, entryId));
  await catchUp(examId);
};
const endWithoutResult: Settlement = async ({ current }, examId) => current().end(examId, null);

/** What each final refusal means for the exam on screen. */
const settlements: Partial<Record<ExamRefusal, Settlement>> = {
  exam_key_reused: dropAnswer,
  exam_invalid: dropAnswer,
  // The deadline has passed on the server: what still waits here does not count.
  async exam_late({ current, showFinished }, examId) {
    showFinished(await finishExam(examId, current().playing()?.attempt.lastSequence ?? 0));
  },
  async exam_finished({ showFinished }, examId) {
    showFinished(await finishExam(examId, 0));
  },
  exam_abandoned: endWithoutResult,
  exam_not_found: endWithoutResult,
};

/** Settles a refusal; null when the only thing to do is to retry later. Rejects with an AppError. */
async function settle(
  exam: ExamOnScreen,
  error: unknown,
  examId: string,
  entryId: string,
): Promise<SendOutcome | null> {
  const refusal = examRefusal(error);
  if (refusal === 'exam_out_of_order') {
    await exam.catchUp(examId);
    return { kind: 'again' };
  }
  const settlement = refusal === null ? undefined : settlements[refusal];
  if (refusal === null || settlement === undefined) return null;
  await settlement(exam, examId, entryId);
  return { kind: 'refused', reason: refusal };
}

/** Delivers the answers of an exam to the server in the order in which they were given. */
export function createDelivery(getExam: () => ExamStore): ExamDeliveries {
  const exam = createExamOnScreen(getExam);
  const { showFinished, catchUp } = exam;

  async function send({ id, payload, failures }: WaitingEntry<ExamDelivery>): Promise<SendOutcome> {
    const attempt = getExam().playing()?.attempt;
    if (!attempt) return { kind: 'failed' };
    const fail = (error: unknown): SendOutcome => {
      const isServerAtFault = isAppError(error) && !['network', 'timeout'].includes(error.kind);
      if (isServerAtFault && failures === 0 && isHandingIn(attempt)) toastNotSaved();
      return { kind: 'failed' };
    };
    try {
      if (payload === 'hand-in') showFinished(await finishExam(attempt.id, attempt.lastSequence));
      else await sendAnswer(exam, attempt.id, id);
      return { kind: 'stored' };
    } catch (error) {
      return settle(exam, error, attempt.id, id).then((outcome) => outcome ?? fail(error), fail);
    }
  }

  const outbox = createOutbox({
    storage: waitingIn(getExam),
    send,
    order: 'in-turn',
    backoff: ANSWER_BACKOFF,
    ...browserPorts,
    onFlushed: (_learner, { waiting }) => getExam().setConnection(waiting > 0 ? 'lost' : 'reached'),
  });
  return {
    enqueue: (before, after) => enqueueAnswer(before, after, crypto.randomUUID()),
    handIn: handedIn,
    isHandingIn,
    async flush() {
      const attempt = getExam().playing()?.attempt;
      if (attempt) await outbox.flush(attempt.learner, { all: true });
    },
    catchUp,
    showFinished,
  };
}

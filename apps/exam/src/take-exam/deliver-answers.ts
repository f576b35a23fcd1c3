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
import { finishPart, readPaper, saveAnswer, type HandedIn } from '../exam-server/exam-calls.ts';
import { examRefusal, type ExamRefusal } from '../exam-server/exam-refusal.ts';
import { toastNotSaved, toastOpenElsewhere } from './exam-toasts.ts';
import type { ExamStore } from './exam-state.ts';

/** An answer should reach the server long before the exam ends. */
const ANSWER_BACKOFF = { firstMs: 1000, longestMs: 8000 };

/** `flush` sends one entry after the other, handing in last, and continues until everything is delivered. */
export interface ExamDeliveries extends AttemptDelivery<ExamAttempt> {
  /** Takes over what another tab or device has answered. Rejects with an AppError. */
  catchUp(examId: string): Promise<void>;
  /** The server has ended the part on screen, or the exam. */
  showEnded(result: HandedIn): void;
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
    isOnDevice: () => true,
  };
}

/** Whether the exam has moved on from the part on screen: to a break, another part, or its end. */
export function hasLeft(
  { part }: Pick<ExamAttempt, 'part'>,
  facts: Pick<HandedIn, 'state' | 'part' | 'breakUntil'>,
): boolean {
  return facts.state === 'finished' || facts.part !== part || facts.breakUntil !== null;
}

/** The exam on screen, as the server's answers change it. */
interface ExamOnScreen extends Pick<ExamDeliveries, 'catchUp' | 'showEnded'> {
  readonly current: () => ExamStore;
}

function createExamOnScreen(current: () => ExamStore): ExamOnScreen {
  /** Shown once on each screen: two tabs that take turns would repeat it all the time. */
  let hasShownOpenElsewhere = false;
  const showEnded = (result: HandedIn) => {
    const attempt = current().playing()?.attempt;
    if (attempt) current().end(result.id, { ...result, late: waitingPositions(attempt).length });
  };
  return {
    current,
    showEnded,
    async catchUp(examId) {
      const { answer: paper, serverTime } = await readPaper(examId);
      const attempt = current().playing()?.attempt;
      if (attempt?.id !== examId) return;
      if (hasLeft(attempt, paper)) return showEnded(paper);
      current().setTime(serverTime);
      current().change((one) => caughtUp(one, paper));
      if (!hasShownOpenElsewhere) toastOpenElsewhere();
      hasShownOpenElsewhere = true;
    },
  };
}

/** Sends the first answer with its number. Rejects with an AppError. */
async function sendAnswer(exam: ExamOnScreen, examId: string, key: string): Promise<void> {
  const { current, showEnded, catchUp } = exam;
  current().change(numberFirst);
  const attempt = current().playing()?.attempt;
  const [first] = attempt?.waiting ?? [];
  if (!attempt || first?.id !== key || first.payload === 'hand-in' || first.payload.sequence === null) return;
  const { sequence } = first.payload;
  const { answer: facts, serverTime } = await saveAnswer(attempt, key, { ...first.payload, sequence });
  if (current().playing()?.attempt.id !== examId) return;
  current().setTime(serverTime);
  current().change((one) => delivered(one, key, facts.lastSequence));
  if (facts.state === 'abandoned') current().end(examId, null);
  else if (hasLeft(attempt, facts)) showEnded(facts);
  else if (facts.lastSequence > sequence) await catchUp(examId);
}

type Settlement = (exam: ExamOnScreen, examId: string, entryId: string) => Promise<void>;

/** It would never be accepted, and must not hold up the others. */
const dropAnswer: Settlement = async ({ current, catchUp }, examId, entryId) => {
  current().change((attempt) => withoutEntry(attempt, entryId));
  await catchUp(examId);
};
const endWithoutResult: Settlement = async ({ current }, examId) => current().end(examId, null);

/** Another exam, or another part, that has come on screen meanwhile is not handed in. */
const showHandedIn: Settlement = async ({ current, showEnded }, _examId, entryId) => {
  const attempt = current().playing()?.attempt;
  if (attempt?.waiting.some(({ id }) => id === entryId)) showEnded(await finishPart(attempt));
};

/** What each final refusal means for the exam on screen. */
const settlements: Partial<Record<ExamRefusal, Settlement>> = {
  exam_key_reused: dropAnswer,
  exam_invalid: dropAnswer,
  // The deadline has passed on the server, or another device has handed in: what waits here does not count.
  exam_late: showHandedIn,
  exam_finished: showHandedIn,
  exam_part_closed: showHandedIn,
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

/** Delivers the answers of an exam to the server in order. */
export function createDelivery(getExam: () => ExamStore): ExamDeliveries {
  const exam = createExamOnScreen(getExam);
  const { showEnded, catchUp } = exam;

  async function send({ id, payload, failures }: WaitingEntry<ExamDelivery>): Promise<SendOutcome> {
    const attempt = getExam().playing()?.attempt;
    if (!attempt) return { kind: 'failed' };
    const fail = (error: unknown): SendOutcome => {
      const isServerAtFault = isAppError(error) && !['network', 'timeout'].includes(error.kind);
      if (isServerAtFault && failures === 0 && isHandingIn(attempt)) toastNotSaved();
      return { kind: 'failed' };
    };
    try {
      if (payload === 'hand-in') showEnded(await finishPart(attempt));
      else await sendAnswer(exam, attempt.id, id);
      return { kind: 'saved' };
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
    showEnded,
  };
}

import { readClock, type Move } from '@revisoins/assessment';
import type { ReadonlyStore } from '@revisoins/contracts';
import { deviceReading } from '@revisoins/host';
import {
  beginAttempt,
  handedIn,
  isHandingIn,
  moveExam,
  waitingPositions,
  withoutEntry,
} from '../attempt/exam-attempt.ts';
import { storeExam, storedExam } from '../attempt/stored-exam.ts';
import { abandonExam, followExam, readPaper, type Timed } from '../exam-server/exam-calls.ts';
import type { ExamFacts } from '../exam-server/exam-facts.schema.ts';
import { examRefusal } from '../exam-server/exam-refusal.ts';
import { createDelivery } from './deliver-answers.ts';
import { timeLeft, type ExamPlace, type ExamState, type Sitting } from './exam-state.ts';
import { createExamStore } from './exam.store.ts';

/** The exam of one screen, from its first question to its end. */
export interface Exam {
  readonly state: ReadonlyStore<ExamState>;
  /** The sitting under way; null in every other phase. */
  sitting(): Sitting | null;
  /** Shows the exam under way; starts none. Does nothing while one is open; retries after a failure. */
  open(place: ExamPlace): void;
  /** Called when the screen closes. The answers stay on the device. */
  close(): void;
  /** Makes a move; a changed answer is sent to the server. */
  move(move: Move): void;
  /** Hands the exam in, after everything that waits. */
  finish(): void;
  /** Returns to the questions while the server has not accepted the exam. */
  keepOn(): void;
  /** Time is up on this device's clock. The server's time is read before that may end anything. */
  endOfTime(): Promise<void>;
  /** Asks the server about the exam. Resolves with whether it answered. */
  ask(): Promise<boolean>;
  /** Sends what waits now. Never rejects. */
  deliver(): Promise<void>;
  /**
   * Ends the exam without a result. Resolves with false when it had already ended, which is then shown;
   * rejects with an AppError when the server cannot be reached.
   */
  abandon(): Promise<boolean>;
}

const ASK_AGAIN_AFTER_MS = 3000;

export function createExam(store = createExamStore()): Exam {
  const { catchUp, deliver } = createDelivery(store);
  /** Counts openings and closings, so that an answer of the server that arrives too late is ignored. */
  let visits = 0;
  let isSettlingEnd = false;
  let askedAt = Number.NEGATIVE_INFINITY;

  /**
   * The exam stored on this device continues at once, with or without a connection; the server then reports
   * its state.
   */
  function resume(place: ExamPlace): boolean {
    const stored = storedExam(place.learner);
    if (!stored) return false;
    const attempt = { ...stored, clock: readClock(stored.clock, deviceReading()) };
    storeExam(attempt);
    store.show({ phase: 'sitting', attempt, connection: 'reached' });
    return true;
  }

  /** Fetches the exam that is under way on another device. */
  async function fetchLive(place: ExamPlace, examId: string): Promise<void> {
    const visit = visits;
    store.show({ phase: 'preparing' });
    try {
      const { answer: paper, serverTime } = await readPaper(examId);
      if (visit !== visits) return;
      const attempt = beginAttempt(paper, place.learner, deviceReading(serverTime));
      storeExam(attempt);
      store.show({ phase: 'sitting', attempt, connection: 'reached' });
    } catch {
      if (visit === visits) store.show({ phase: 'failed' });
    }
  }

  /** Applies what the server says about the exam: its clock, its end, answers from other devices. */
  async function takeNote({ answer, serverTime }: Timed<ExamFacts>): Promise<void> {
    const state = store.sitting();
    if (!state || state.attempt.id !== answer.id) return;
    if (answer.state === 'finished') store.showFinished(answer);
    else if (answer.state === 'abandoned') store.showGone(answer.id);
    else {
      store.settleClock(serverTime);
      if (answer.lastSequence > state.attempt.lastSequence && waitingPositions(state.attempt).length === 0)
        await catchUp(answer.id);
    }
  }

  async function ask(): Promise<boolean> {
    const id = store.sitting()?.attempt.id;
    if (id === undefined) return false;
    try {
      await takeNote(await followExam(id));
      store.changeSitting({ connection: 'reached' });
      return true;
    } catch (error) {
      if (examRefusal(error) === 'exam_not_found') store.showGone(id);
      else store.changeSitting({ connection: 'lost' });
      return false;
    }
  }

  function finish(): void {
    store.changeAttempt(handedIn);
    void deliver();
  }

  /** Ends the exam when its time is certainly up. */
  async function settleEnd(): Promise<void> {
    const state = store.sitting();
    const isSure = state && !timeLeft(state.attempt).inDoubt;
    if (!isSure) {
      if (performance.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
      askedAt = performance.now();
      if (!(await ask())) return;
    }
    const settled = store.sitting();
    if (settled && timeLeft(settled.attempt).seconds === 0) finish();
  }

  return {
    state: store.state,
    sitting: store.sitting,
    open(place) {
      if (!['idle', 'failed'].includes(store.state.getState().phase)) return;
      visits += 1;
      if (resume(place)) void ask().then(deliver);
      else if (place.liveId !== null) void fetchLive(place, place.liveId);
      else store.show({ phase: 'failed' });
    },
    close() {
      visits += 1;
      store.showIdle();
    },
    move(move) {
      const state = store.sitting();
      if (!state || isHandingIn(state.attempt)) return;
      const { now } = readClock(state.attempt.clock, deviceReading());
      store.changeAttempt((attempt) => moveExam(attempt, move, now, crypto.randomUUID()));
      if (store.sitting()?.attempt.waiting !== state.attempt.waiting) void deliver();
    },
    finish,
    keepOn: () => store.changeAttempt((attempt) => withoutEntry(attempt, attempt.id)),
    async endOfTime() {
      const state = store.sitting();
      if (isSettlingEnd || !state || isHandingIn(state.attempt)) return;
      isSettlingEnd = true;
      try {
        await settleEnd();
      } finally {
        isSettlingEnd = false;
      }
    },
    ask,
    deliver,
    async abandon() {
      const id = store.sitting()?.attempt.id;
      if (id === undefined) return false;
      try {
        await abandonExam(id);
      } catch (error) {
        if (examRefusal(error) === null) throw error;
        await ask();
        return false;
      }
      store.showGone(id);
      return true;
    },
  };
}

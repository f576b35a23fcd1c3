import { readClock } from '@revisoins/assessment';
import type { ReadonlyStore } from '@revisoins/contracts';
import { deviceReading } from '@revisoins/host';
import { createStore } from 'zustand/vanilla';
import { waitingPositions, type ExamAttempt } from '../attempt/exam-attempt.ts';
import { forgetExam, storeExam } from '../attempt/stored-exam.ts';
import type { FinishedExam } from '../exam-server/exam-facts.schema.ts';
import type { ExamState, Sitting } from './exam-state.ts';

const idle: ExamState = { phase: 'idle' };

/** The state of one screen's exam, with the changes that keep screen and device in sync. */
export interface ExamStore {
  readonly state: ReadonlyStore<ExamState>;
  show(state: ExamState): void;
  showIdle(): void;
  /** The sitting under way; null in every other phase. */
  sitting(): Sitting | null;
  /** Changes the exam on screen and on the device. */
  changeAttempt(change: (attempt: ExamAttempt) => ExamAttempt): void;
  changeSitting(change: Pick<Sitting, 'connection'>): void;
  /** Sets the clock by the server's time. */
  settleClock(serverTime: number): void;
  /** The exam has ended: the device no longer stores it. */
  showFinished(result: FinishedExam): void;
  showGone(examId: string): void;
}

export function createExamStore(): ExamStore {
  const store = createStore<ExamState>(() => idle);
  const show = (state: ExamState) => store.setState(state, true);
  const sitting = () => {
    const state = store.getState();
    return state.phase === 'sitting' ? state : null;
  };
  const changeAttempt = (change: (attempt: ExamAttempt) => ExamAttempt) => {
    const state = sitting();
    if (!state) return;
    const attempt = change(state.attempt);
    if (attempt === state.attempt) return;
    storeExam(attempt);
    show({ ...state, attempt });
  };
  return {
    state: store,
    show,
    showIdle: () => show(idle),
    sitting,
    changeAttempt,
    changeSitting(change) {
      const state = sitting();
      if (state) show({ ...state, ...change });
    },
    settleClock: (serverTime) =>
      changeAttempt((attempt) => ({
        ...attempt,
        clock: readClock(attempt.clock, deviceReading(serverTime)),
      })),
    showFinished(result) {
      const state = sitting();
      if (!state || state.attempt.id !== result.id) return;
      forgetExam(state.attempt.learner, result.id);
      show({ phase: 'finished', result, late: waitingPositions(state.attempt).length });
    },
    showGone(examId) {
      const state = sitting();
      if (!state || state.attempt.id !== examId) return;
      forgetExam(state.attempt.learner, examId);
      show({ phase: 'gone' });
    },
  };
}

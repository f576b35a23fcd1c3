import { deviceReading } from '@revisoins/host';
import { examRules, readClock, secondsLeft } from '@revisoins/assessment';
import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';
import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import { forgetExam, keepExam } from '../exam-draft/stored-exam.ts';
import type { FinishedExam } from '../exam-server/exam-facts.schema.ts';

export type Connection = 'reached' | 'lost';

export type ExamState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'preparing' }
  /** It is not known whether an exam is under way. */
  | { readonly phase: 'failed' }
  | {
      readonly phase: 'sitting';
      readonly draft: ExamDraft;
      readonly connection: Connection;
      readonly isHandingIn: boolean;
    }
  /** `late` answers did not reach the server in time. */
  | { readonly phase: 'finished'; readonly result: FinishedExam; readonly late: number }
  /** Abandoned here, in another tab or on another device. */
  | { readonly phase: 'gone' };

export type Sitting = Extract<ExamState, { phase: 'sitting' }>;

const idle: ExamState = { phase: 'idle' };
const store = createStore<ExamState>(() => idle);

/** The exam on screen. One at a time; what changes it is in the modules beside this one. */
export const exam: ReadonlyStore<ExamState> = store;

export function show(state: ExamState): void {
  store.setState(state, true);
}

export function showIdle(): void {
  show(idle);
}

/** The sitting under way; null in every other phase. */
export function sitting(): Sitting | null {
  const state = store.getState();
  return state.phase === 'sitting' ? state : null;
}

/** Changes the draft on screen and on the device. */
export function changeDraft(change: (draft: ExamDraft) => ExamDraft): void {
  const state = sitting();
  if (!state) return;
  const draft = change(state.draft);
  if (draft === state.draft) return;
  keepExam(draft);
  show({ ...state, draft });
}

export function changeSitting(change: Partial<Pick<Sitting, 'connection' | 'isHandingIn'>>): void {
  const state = sitting();
  if (state) show({ ...state, ...change });
}

/** Sets the clock by the server. */
export function settleClock(serverTime: number): void {
  changeDraft((draft) => ({ ...draft, clock: readClock(draft.clock, deviceReading(serverTime)) }));
}

/** Seconds until the deadline, and whether the device alone can tell. */
export function timeLeft({ clock, deadline }: Pick<ExamDraft, 'clock' | 'deadline'>): {
  seconds: number;
  inDoubt: boolean;
} {
  const { now, inDoubt } = readClock(clock, deviceReading());
  return { seconds: secondsLeft(deadline, now), inDoubt };
}

/** Until when, on this device's clock, answers given before the deadline count when they arrive. */
export function lateDelivery({ clock, deadline }: Pick<ExamDraft, 'clock' | 'deadline'>): {
  until: number;
  isOver: boolean;
} {
  const reading = deviceReading();
  const left = deadline + examRules.lateMinutes * 60_000 - readClock(clock, reading).now;
  return { until: reading.wall + left, isOver: left <= 0 };
}

/** The end: the device has nothing more to keep. */
export function showFinished(result: FinishedExam): void {
  const state = sitting();
  if (!state || state.draft.id !== result.id) return;
  forgetExam(state.draft.learner, result.id);
  show({ phase: 'finished', result, late: state.draft.waiting.length });
}

export function showGone(examId: string): void {
  const state = sitting();
  if (!state || state.draft.id !== examId) return;
  forgetExam(state.draft.learner, examId);
  show({ phase: 'gone' });
}

/** Whose exam a screen shows. */
export interface ExamPlace {
  readonly learner: string;
  /** The one under way on the server that this device does not hold yet. */
  readonly liveId: string | null;
}

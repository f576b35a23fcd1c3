import { readClock } from '@revisoins/assessment';
import type { ReadonlyStore } from '@revisoins/contracts';
import { deviceReading } from '@revisoins/host';
import { createStore } from 'zustand/vanilla';
import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import { forgetExam, keepExam } from '../exam-draft/stored-exam.ts';
import type { FinishedExam } from '../exam-server/exam-facts.schema.ts';
import type { ExamState, Sitting } from './exam-state.ts';

const idle: ExamState = { phase: 'idle' };

/** The state of one screen's exam, and the changes that keep screen and device together. */
export interface ExamStore {
  readonly state: ReadonlyStore<ExamState>;
  show(state: ExamState): void;
  showIdle(): void;
  /** The sitting under way; null in every other phase. */
  sitting(): Sitting | null;
  /** Changes the draft on screen and on the device. */
  changeDraft(change: (draft: ExamDraft) => ExamDraft): void;
  changeSitting(change: Partial<Pick<Sitting, 'connection' | 'isHandingIn'>>): void;
  /** Sets the clock by the server. */
  settleClock(serverTime: number): void;
  /** The end: the device has nothing more to keep. */
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
  const changeDraft = (change: (draft: ExamDraft) => ExamDraft) => {
    const state = sitting();
    if (!state) return;
    const draft = change(state.draft);
    if (draft === state.draft) return;
    keepExam(draft);
    show({ ...state, draft });
  };
  return {
    state: store,
    show,
    showIdle: () => show(idle),
    sitting,
    changeDraft,
    changeSitting(change) {
      const state = sitting();
      if (state) show({ ...state, ...change });
    },
    settleClock: (serverTime) =>
      changeDraft((draft) => ({ ...draft, clock: readClock(draft.clock, deviceReading(serverTime)) })),
    showFinished(result) {
      const state = sitting();
      if (!state || state.draft.id !== result.id) return;
      forgetExam(state.draft.learner, result.id);
      show({ phase: 'finished', result, late: state.draft.waiting.length });
    },
    showGone(examId) {
      const state = sitting();
      if (!state || state.draft.id !== examId) return;
      forgetExam(state.draft.learner, examId);
      show({ phase: 'gone' });
    },
  };
}

import { readClock, type Move } from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import { moveDraft } from '../exam-draft/move-draft.ts';
import { abandonExam } from '../exam-server/exam-calls.ts';
import { examRefusal } from '../exam-server/exam-refusal.ts';
import { deliver } from './deliver-answers.ts';
import { changeDraft, changeSitting, sitting, showGone, timeLeft } from './exam.store.ts';
import { ask } from './open-exam.ts';

/** Makes a move in the exam on screen; a changed answer goes to the server. */
export function moveExam(move: Move): void {
  const state = sitting();
  if (!state || state.isHandingIn) return;
  const { now } = readClock(state.draft.clock, deviceReading());
  changeDraft((draft) => moveDraft(draft, move, now, crypto.randomUUID()));
  if (sitting()?.draft.waiting !== state.draft.waiting) void deliver();
}

/** Hands the exam in: everything that waits goes first. */
export function finish(): void {
  changeSitting({ isHandingIn: true });
  void deliver();
}

/** Back to the questions while the exam has not been taken in. */
export function keepOn(): void {
  changeSitting({ isHandingIn: false });
}

const ASK_AGAIN_AFTER_MS = 3000;
let isSettlingEnd = false;
let askedAt = Number.NEGATIVE_INFINITY;

/** Time is up on this device's clock. The server's time is asked before that may end anything. */
export async function endOfTime(): Promise<void> {
  if (isSettlingEnd || sitting()?.isHandingIn !== false) return;
  isSettlingEnd = true;
  try {
    const state = sitting();
    const isSure = state && !timeLeft(state.draft).inDoubt;
    if (!isSure) {
      if (performance.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
      askedAt = performance.now();
      if (!(await ask())) return;
    }
    const settled = sitting();
    if (settled && timeLeft(settled.draft).seconds === 0) finish();
  } finally {
    isSettlingEnd = false;
  }
}

/**
 * Ends the exam without a result. Resolves with false when it had ended before, which then shows; rejects with an
 * AppError when the server cannot be told.
 */
export async function abandon(): Promise<boolean> {
  const id = sitting()?.draft.id;
  if (id === undefined) return false;
  try {
    await abandonExam(id);
  } catch (error) {
    if (examRefusal(error) === null) throw error;
    await ask();
    return false;
  }
  showGone(id);
  return true;
}

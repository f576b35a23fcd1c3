import { backoff } from '@revisoins/assessment';
import { isAppError } from '@revisoins/contracts';
import { caughtUp, delivered, nextDelivery, sent } from '../exam-draft/deliveries.ts';
import { examRefusal } from '../exam-server/exam-refusal.ts';
import { finishExam, readPaper, saveAnswer } from '../exam-server/exam-calls.ts';
import type { ExamStore } from './exam.store.ts';
import { toastOpenElsewhere, toastNotSaved } from './exam-toasts.ts';

/** An answer should be with the server long before the exam ends. */
const ANSWER_BACKOFF = { firstMs: 1000, longestMs: 8000 };

export interface Delivery {
  /** Takes over what another tab or device answered. Rejects with an AppError. */
  catchUp(examId: string): Promise<void>;
  /** Sends what waits, one after the other, and hands the exam in when asked to; tries again until it succeeds. Never rejects. */
  deliver(): Promise<void>;
}

/** Brings the answers of an exam to the server, one at a time and in order. */
export function createDelivery(exam: ExamStore): Delivery {
  let isUnderWay = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function catchUp(examId: string): Promise<void> {
    const { answer, serverTime } = await readPaper(examId);
    if (exam.sitting()?.draft.id !== examId) return;
    exam.settleClock(serverTime);
    exam.changeDraft((draft) => caughtUp(draft, answer));
    toastOpenElsewhere();
  }

  /** Sends the next answer; false when there is none. Rejects with an AppError. */
  async function deliverNext(): Promise<boolean> {
    exam.changeDraft(sent);
    const state = exam.sitting();
    const next = state && nextDelivery(state.draft);
    if (!next) return false;
    const { id } = state.draft;
    const { answer, serverTime } = await saveAnswer({ ...next, examId: id });
    if (exam.sitting()?.draft.id !== id) return false;
    exam.settleClock(serverTime);
    exam.changeDraft((draft) => delivered(draft, next.key, answer.lastSequence));
    if (answer.state === 'finished') exam.showFinished(answer);
    else if (answer.state === 'abandoned') exam.showGone(id);
    else if (answer.lastSequence > next.sequence) await catchUp(id);
    return true;
  }

  async function handIn(): Promise<void> {
    const state = exam.sitting();
    if (!state?.isHandingIn) return;
    const { id, lastSequence } = state.draft;
    exam.showFinished(await finishExam(id, lastSequence));
  }

  /** What a refusal means for the exam on screen; false when trying again later is all there is. */
  async function settle(error: unknown, examId: string): Promise<boolean> {
    switch (examRefusal(error)) {
      case 'exam_out_of_order':
        await catchUp(examId);
        return true;
      case 'exam_key_reused':
      case 'exam_invalid':
        // Never taken in, however often it is sent: it must not hold up the others.
        exam.changeDraft((draft) => delivered(draft, draft.waiting[0]?.key ?? '', draft.lastSequence));
        await catchUp(examId);
        return true;
      case 'exam_late':
        await finishLate(examId);
        return true;
      case 'exam_finished':
        exam.showFinished(await finishExam(examId, 0));
        return true;
      case 'exam_abandoned':
      case 'exam_not_found':
        exam.showGone(examId);
        return true;
      default:
        return false;
    }
  }

  /** The deadline has passed on the server: what still waits here does not count. */
  async function finishLate(examId: string): Promise<void> {
    exam.showFinished(await finishExam(examId, exam.sitting()?.draft.lastSequence ?? 0));
  }

  async function attempt(): Promise<void> {
    while (await deliverNext());
    await handIn();
  }

  function later(error: unknown): void {
    exam.changeSitting({ connection: 'lost' });
    const isServerAtFault = isAppError(error) && !['network', 'timeout'].includes(error.kind);
    if (isServerAtFault && failures === 0 && exam.sitting()?.isHandingIn) toastNotSaved();
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(() => void deliver(), backoff(failures, Math.random, ANSWER_BACKOFF));
  }

  async function deliver(): Promise<void> {
    const state = exam.sitting();
    if (!state || isUnderWay) return;
    isUnderWay = true;
    try {
      await attempt();
      failures = 0;
      exam.changeSitting({ connection: 'reached' });
    } catch (error) {
      try {
        if (await settle(error, state.draft.id)) {
          failures = 0;
          exam.changeSitting({ connection: 'reached' });
        } else later(error);
      } catch (second) {
        later(second);
      }
    } finally {
      isUnderWay = false;
    }
    const now = exam.sitting();
    if (now && now.connection === 'reached' && (now.draft.waiting.length > 0 || now.isHandingIn))
      void deliver();
  }

  return { catchUp, deliver };
}

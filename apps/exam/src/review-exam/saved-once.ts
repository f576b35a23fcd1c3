import { deviceStorage } from '@revisoins/host';
import { toastSaved } from '../take-exam/exam-toasts.ts';

const KEY = 'revisoins-exam-untold';

/** The exam has just ended on this device: its results page will say once that it is saved. */
export function expectToTellSaved(examId: string): void {
  deviceStorage.set(KEY, examId);
}

/** Says that the exam is saved, unless that was said before. */
export function toastSavedOnce(examId: string): void {
  if (deviceStorage.get(KEY) !== examId) return;
  deviceStorage.remove(KEY);
  toastSaved();
}

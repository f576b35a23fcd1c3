import { deviceStorage, parseStored, tabStorage } from '@revisoins/host';
import * as z from 'zod/mini';

// What the exam screen passes to the results page.

const MISSED = 'revisoins-exam-missed';
const missedSchema = z.object({ examId: z.string(), count: z.int() });

/** Stores that answers of this device arrived too late. */
export function rememberMissed(examId: string, count: number): void {
  if (count > 0) deviceStorage.set(MISSED, JSON.stringify({ examId, count }));
}

/** How many answers of this device arrived too late for this exam. */
export function missedAnswers(examId: string): number {
  const missed = missedSchema.safeParse(parseStored(deviceStorage.get(MISSED)));
  return missed.success && missed.data.examId === examId ? missed.data.count : 0;
}

const UNTOLD = 'revisoins-exam-untold';

/** Notes that the exam has just ended on this device: its results page then says once that it is saved. */
export function expectToTellSaved(examId: string): void {
  deviceStorage.set(UNTOLD, examId);
}

/** Whether the results page must still say that the exam is saved; true once. */
export function takeUntold(examId: string): boolean {
  const isUntold = deviceStorage.get(UNTOLD) === examId;
  if (isUntold) deviceStorage.remove(UNTOLD);
  return isUntold;
}

const LAST = 'revisoins-exam-result';

/** The exam whose results this tab showed last; the address without an id shows them again. */
export function lastExamId(learner: string): string | null {
  const [owner, examId] = (tabStorage.get(LAST) ?? '').split(' ');
  return owner === learner && examId ? examId : null;
}

export function rememberLastExam(learner: string, examId: string): void {
  tabStorage.set(LAST, `${learner} ${examId}`);
}

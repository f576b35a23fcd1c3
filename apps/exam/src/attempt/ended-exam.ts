import { deviceStorage, parseStored, tabStorage } from '@revisoins/host';
import * as z from 'zod/mini';

// What the exam screen passes to the results page.

const MISSED = 'revisoins-exam-missed';
const missedSchema = z.object({ examId: z.string(), count: z.int() });

/** Records how many answers of this device arrived too late; the numbers of several parts add up. */
export function rememberMissed(examId: string, count: number): void {
  if (count > 0) deviceStorage.set(MISSED, JSON.stringify({ examId, count: missedAnswers(examId) + count }));
}

/** How many answers of this device arrived too late for this exam. */
export function missedAnswers(examId: string): number {
  const missed = missedSchema.safeParse(parseStored(deviceStorage.get(MISSED)));
  return missed.success && missed.data.examId === examId ? missed.data.count : 0;
}

const UNANNOUNCED = 'revisoins-exam-unannounced';

/**
 * Notes that the exam has just ended on this device, so that its results page announces once that it is
 * saved.
 */
export function noteUnannounced(examId: string): void {
  deviceStorage.set(UNANNOUNCED, examId);
}

/** Whether the results page must still announce that the exam is saved; true once. */
export function takeUnannounced(examId: string): boolean {
  const isUnannounced = deviceStorage.get(UNANNOUNCED) === examId;
  if (isUnannounced) deviceStorage.remove(UNANNOUNCED);
  return isUnannounced;
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

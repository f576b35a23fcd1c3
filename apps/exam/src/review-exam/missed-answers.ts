import { deviceStorage, parseStored } from '@revisoins/host';
import * as z from 'zod/mini';

const KEY = 'revisoins-exam-missed';
const missedSchema = z.object({ examId: z.string(), count: z.int() });

/** Remembers that answers of this device came too late to count, for the page of that exam's results. */
export function rememberMissed(examId: string, count: number): void {
  if (count > 0) deviceStorage.set(KEY, JSON.stringify({ examId, count }));
}

/** How many answers of this device came too late for this exam. */
export function missedAnswers(examId: string): number {
  const kept = missedSchema.safeParse(parseStored(deviceStorage.get(KEY)));
  return kept.success && kept.data.examId === examId ? kept.data.count : 0;
}

import { readClock, restClock, type Clock, type ClockReading } from './clock.ts';
import type { QuizDraft } from './quiz-draft.schema.ts';

/**
 * A quiz's clock after a new reading. Without a deadline nothing is at stake and nothing is in doubt: only time on one page
 * counts, and the time between two pages is rest.
 */
export function draftClock({ clock, deadline }: Pick<QuizDraft, 'clock' | 'deadline'>, reading: ClockReading): Clock {
  if (deadline !== null) return readClock(clock, reading);
  if (reading.page !== clock.page) return restClock(clock, reading);
  return restClock(readClock(clock, reading), reading);
}

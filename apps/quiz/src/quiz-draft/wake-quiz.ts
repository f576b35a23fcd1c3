import { readClock, restClock, moveAttempt, type ClockReading } from '@revisoins/assessment';
import type { StoredQuiz } from './stored-quiz.schema.ts';

/**
 * The quiz with its clock read again: finished by time when its deadline has passed while nobody looked. One without a deadline
 * stood still.
 */
export function wakeQuiz(kept: StoredQuiz, reading: ClockReading): StoredQuiz {
  const read = kept.draft.deadline === null ? restClock : readClock;
  const clock = read(kept.draft.clock, reading);
  const draft = { ...kept.draft, clock };
  return { ...kept, draft: moveAttempt(draft, { type: 'time-up' }, clock.now).draft };
}

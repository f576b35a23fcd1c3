import { readClock, takeQuiz, type ClockReading } from '@revisoins/assessment';
import type { KeptQuiz } from './kept-quiz.schema.ts';

/** The quiz with its clock read again: finished by time when its deadline has passed while nobody looked. */
export function wakeQuiz(kept: KeptQuiz, reading: ClockReading): KeptQuiz {
  const clock = readClock(kept.draft.clock, reading);
  const draft = { ...kept.draft, clock };
  return { ...kept, draft: takeQuiz(draft, { type: 'time-up' }, clock.now).draft };
}

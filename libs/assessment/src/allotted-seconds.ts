import type { Timing } from './timing.ts';

const perQuestion: Readonly<Record<Timing, number | null>> = { timed: 20, extended: 30, untimed: null };

/** Time for one question of a skill quiz, in seconds; null when it may take any time. */
export function secondsPerQuestion(timing: Timing): number | null {
  return perQuestion[timing];
}

/** Time for a whole skill quiz, in seconds; null without a deadline. */
export function allottedSeconds(questionCount: number, timing: Timing): number | null {
  const seconds = perQuestion[timing];
  return seconds === null ? null : questionCount * seconds;
}

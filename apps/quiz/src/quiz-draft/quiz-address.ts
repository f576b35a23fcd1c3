import type { Timing } from '@revisoins/assessment';

/** Where a quiz is taken. */
export function quizAddress(skillId: number, count: number, timing: Timing): string {
  return `/quiz/${skillId}?questions=${count}&time=${timing}`;
}

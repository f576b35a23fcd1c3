import type { StudyAttempt } from '../plan/study-attempts.ts';
import { MOST_DAYS_OFF, SHORT_LENGTH, type StudyPlan } from '../plan/study-plan.ts';
import { localDate } from './local-date.ts';
import { ENOUGH } from './study-week.ts';

/** A short session is enough: a plan that grows takes nothing away from earlier days. */
const LEAST_ANSWERS = SHORT_LENGTH * ENOUGH;

/** From how many days on it is told. */
export const LEAST_STREAK = 2;

/**
 * On how many days in a row a learner has studied. It forgives days off, today as long as it lasts, and one
 * other day of each week from Monday on, for who studies on several. `now` in ms since 1970; days are those
 * of the device's time zone.
 */
export function studyStreak(
  attempts: readonly Pick<StudyAttempt, 'time' | 'answered'>[],
  plan: StudyPlan | null,
  now: number,
): number {
  const answeredOn = new Map<string, number>();
  for (const { time, answered } of attempts) {
    const day = localDate(time);
    answeredOn.set(day, (answeredOn.get(day) ?? 0) + answered);
  }
  const first = [...answeredOn.keys()].reduce((one, other) => (one < other ? one : other), '9999');
  const daysOff = plan?.daysOff ?? [];
  const today = new Date(now);
  /** When the day began that is this many days ago. */
  const before = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - days).getTime();
  let streak = 0;
  let forgivenWeek = '';
  for (let ago = 0; localDate(before(ago)) >= first; ago += 1) {
    const weekday = new Date(before(ago)).getDay();
    const week = localDate(before(ago + ((weekday + 6) % 7)));
    if ((answeredOn.get(localDate(before(ago))) ?? 0) >= LEAST_ANSWERS) streak += 1;
    else if (ago > 0 && !daysOff.includes(weekday)) {
      if (week === forgivenWeek || daysOff.length === MOST_DAYS_OFF) return streak;
      forgivenWeek = week;
    }
  }
  return streak;
}

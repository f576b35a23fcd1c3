import type { StudyTime } from '../plan/study-attempts.ts';
import { MOST_DAYS_OFF, type StudyPlan } from '../plan/study-plan.ts';
import { localDate } from '../plan/local-date.ts';
import { STUDIED_ANSWERS } from './study-week.ts';

/** The shortest streak that is shown. */
export const LEAST_STREAK = 2;

/**
 * The number of days in a row on which a learner has studied. Days off do not break a streak, nor does today
 * until it is over; neither does one other day of each week (from Monday), for learners who study on several
 * days. `now` in ms since 1970; days follow the device's time zone.
 */
export function studyStreak(
  attempts: readonly Pick<StudyTime, 'time' | 'answered'>[],
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
  /** The start of the day that many days ago. */
  const before = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - days).getTime();
  let streak = 0;
  let forgivenWeek = '';
  for (let ago = 0; localDate(before(ago)) >= first; ago += 1) {
    const weekday = new Date(before(ago)).getDay();
    const week = localDate(before(ago + ((weekday + 6) % 7)));
    if ((answeredOn.get(localDate(before(ago))) ?? 0) >= STUDIED_ANSWERS) streak += 1;
    else if (ago > 0 && !daysOff.includes(weekday)) {
      if (week === forgivenWeek || daysOff.length === MOST_DAYS_OFF) return streak;
      forgivenWeek = week;
    }
  }
  return streak;
}

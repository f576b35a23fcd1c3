import type { StudyTime } from '../plan/study-attempts.ts';
import { plannedQuestions, SHORT_LENGTH, type StudyPlan } from '../plan/study-plan.ts';

/** A learner's week, which begins on Monday. */
export interface StudyWeek {
  /** Days of this week on which she studied. */
  readonly done: number;
  /**
   * How many days she wants to study: a week without her days off, and without one more that she may always
   * miss.
   */
  readonly goal: number;
  readonly isDoneToday: boolean;
  /** How many questions she answered today. */
  readonly answeredToday: number;
  readonly isDayOff: boolean;
}

/** How many days of a week may be missed without consequence. */
const JOKERS = 1;
/**
 * The share of the planned questions that completes a day: stopping a little earlier still counts as
 * revision.
 */
const ENOUGH = 0.8;

/**
 * On a day with that many answers she has studied, whatever her plan asks for: of a short session, so that
 * raising the daily goal never takes earlier days out of a week or a streak.
 */
export const STUDIED_ANSWERS = SHORT_LENGTH * ENOUGH;

/** `now` in ms since 1970; days follow the device's time zone. */
export function studyWeek(
  attempts: readonly Pick<StudyTime, 'time' | 'answered'>[],
  plan: StudyPlan | null,
  now: number,
): StudyWeek {
  const today = new Date(now);
  const monday = today.getDate() - ((today.getDay() + 6) % 7);
  const enough = plannedQuestions(plan) * ENOUGH;
  /** How many questions were answered on a day, counted from the first of this month as 1. */
  const answeredOn = (day: number) => {
    const [from, to] = [day, day + 1].map((one) =>
      new Date(today.getFullYear(), today.getMonth(), one).getTime(),
    ) as [number, number];
    return attempts
      .filter(({ time }) => time >= from && time < to)
      .reduce((sum, { answered }) => sum + answered, 0);
  };
  const answeredToday = answeredOn(today.getDate());
  return {
    done: [0, 1, 2, 3, 4, 5, 6].filter((day) => answeredOn(monday + day) >= STUDIED_ANSWERS).length,
    goal: Math.max(1, 7 - JOKERS - (plan?.daysOff.length ?? 0)),
    isDoneToday: answeredToday >= enough,
    answeredToday,
    isDayOff: plan?.daysOff.includes(today.getDay()) ?? false,
  };
}

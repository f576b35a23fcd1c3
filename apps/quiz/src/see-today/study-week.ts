import type { StudyAnswer } from '../plan/study.ts';
import type { StudyPlan } from '../plan/study-plan.ts';

/** A learner's week, which begins on Monday. */
export interface StudyWeek {
  /** Days of this week on which she answered. */
  readonly done: number;
  /** The days that she wants to study: a week without her days off, less one that is always free. */
  readonly goal: number;
  readonly isDoneToday: boolean;
}

/** One day of the week may be missed without a word. */
const JOKERS = 1;

/** `now` in ms since 1970; days are those of the device. */
export function studyWeek(answers: readonly StudyAnswer[], plan: StudyPlan | null, now: number): StudyWeek {
  const today = new Date(now);
  const monday = new Date(
    today.getFullYear(),
    today.getMonth(),
    today.getDate() - ((today.getDay() + 6) % 7),
  );
  const days = new Set(
    answers
      .map(({ day }) => new Date(day * 86_400_000))
      .filter((date) => date >= monday)
      .map((date) => date.toDateString()),
  );
  return {
    done: days.size,
    goal: Math.max(1, 7 - JOKERS - (plan?.daysOff.length ?? 0)),
    isDoneToday: days.has(today.toDateString()),
  };
}

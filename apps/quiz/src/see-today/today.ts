import { hasSeveralSessions, isExamDay } from '../plan/study-plan.ts';
import type { StudyRecord } from '../plan/study.ts';
import type { StudyTime } from '../plan/study-attempts.ts';
import { STUDIED_ANSWERS, studyWeek, type StudyWeek } from './study-week.ts';

/**
 * A learner's situation today: her first day, a day whose session is open, under way or done, a day with more
 * sessions to come (`more`), a day off, or the day of her exam, on which nothing is required either.
 */
export interface Today {
  readonly kind: 'first' | 'open' | 'more' | 'underWay' | 'done' | 'off' | 'exam';
  readonly week: StudyWeek;
}

/** `isUnderWay`: a session can be resumed on this device. */
export function describeToday(
  {
    studied,
    plan,
    now,
  }: Pick<StudyRecord, 'plan' | 'now'> & {
    readonly studied: readonly Pick<StudyTime, 'time' | 'answered'>[];
  },
  isUnderWay: boolean,
): Today {
  const week = studyWeek(studied, plan, now);
  const kind = () => {
    if (isUnderWay) return 'underWay';
    if (week.isDoneToday) return 'done';
    if (isExamDay(plan, now)) return week.answeredToday >= STUDIED_ANSWERS ? 'done' : 'exam';
    if (week.isDayOff) return 'off';
    if (week.answeredToday > 0 && hasSeveralSessions(plan)) return 'more';
    return studied.length === 0 ? 'first' : 'open';
  };
  return { kind: kind(), week };
}

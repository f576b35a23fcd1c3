import type { StudyRecord } from '../plan/study.ts';
import { studyWeek, type StudyWeek } from './study-week.ts';

/** What today is to a learner: her first day, one whose session is open, under way or done, or one off. */
export interface Today {
  readonly kind: 'first' | 'open' | 'underWay' | 'done' | 'off';
  readonly week: StudyWeek;
}

/** `isUnderWay`: a session can be gone on with on this device. */
export function todayOf(
  { attempts, plan, now }: Pick<StudyRecord, 'attempts' | 'plan' | 'now'>,
  isUnderWay: boolean,
): Today {
  const week = studyWeek(attempts, plan, now);
  const kind = () => {
    if (isUnderWay) return 'underWay';
    if (week.isDoneToday) return 'done';
    if (week.isDayOff) return 'off';
    return attempts.length === 0 ? 'first' : 'open';
  };
  return { kind: kind(), week };
}

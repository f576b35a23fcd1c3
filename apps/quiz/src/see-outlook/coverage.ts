import { bounds, sessionCalculations } from '@revisoins/assessment';
import { DAY_MS } from '@revisoins/contracts';
import { newItems, type StudyItem } from '@revisoins/learning';
import { returningMistakes } from '../plan/mistakes.ts';
import { daysAhead, studyShare, studySpan } from '../plan/plan-session.ts';
import { DEFAULT_MINUTES, plannedQuestions } from '../plan/study-plan.ts';
import type { StudyRecord } from '../plan/study.ts';
import { noon } from '../plan/local-date.ts';
import { studyWeek } from '../see-today/study-week.ts';

/** How many questions of the bank were seen by the end of a day. */
export interface CoverageDay {
  /** Noon on the device, in ms since 1970. */
  readonly time: number;
  readonly seen: number;
}

/** What a learner has seen of the bank, and what is left until her exam. */
export interface Coverage {
  readonly questions: number;
  readonly seen: number;
  /** The days on which she saw something new, in order; today is the last one. */
  readonly history: readonly CoverageDay[];
  /** What her sessions will add from today until the exam, with a point for each change. */
  readonly expected: readonly CoverageDay[];
  /** The day of the exam, in ms since 1970; without a date, the end of the planning period. */
  readonly end: number;
  /** The days until then on which she plans to revise, including today if it is not done yet. */
  readonly studyDays: number;
  /** The days until then on which she would revise if they were not days off. */
  readonly daysOff: number;
  /** Whether a plan can have more minutes a day than hers. */
  readonly hasMoreMinutes: boolean;
  /** The day by which her sessions will have shown everything; null when the exam comes first. */
  readonly allSeenAt: number | null;
}

/** Pure. `trust` comes from the learner's model. */
export function coverage(record: StudyRecord, items: readonly StudyItem[], trust: number): Coverage {
  const { plan, attempts, studied, now } = record;
  const inBank = new Set(items.map(({ id }) => id));
  const seen = new Set<string>();
  const history: CoverageDay[] = [];
  for (const { time, answers } of attempts.toSorted((a, b) => a.time - b.time)) {
    const before = seen.size;
    for (const { item, choice } of answers) if (choice !== null && inBank.has(item)) seen.add(item);
    if (seen.size === before) continue;
    const day = noon(time);
    if (history.at(-1)?.time === day) history.pop();
    history.push({ time: day, seen: seen.size });
  }
  const today = noon(now);
  if (history.at(-1)?.time !== today) history.push({ time: today, seen: seen.size });

  const span = studySpan(record, now / DAY_MS);
  const days = daysAhead(now, span.examDay * DAY_MS, plan?.daysOff ?? []);
  const count = plannedQuestions(plan);
  const others = returningMistakes(Infinity, count) + sessionCalculations(count);
  const expected: CoverageDay[] = [{ time: today, seen: seen.size }];
  const isDone = studyWeek(studied, plan, now).isDoneToday;
  let [unseen, studyDays, daysOff] = [inBank.size - seen.size, 0, 0];
  let allSeenAt = unseen === 0 ? today : null;
  for (const [ahead, { time: day, isOff }] of days.entries()) {
    if (ahead === 0 && isDone) continue;
    if (isOff) {
      daysOff += 1;
      continue;
    }
    studyDays += 1;
    if (unseen === 0) continue;
    const left = { ...span, studyShare: studyShare(days.slice(ahead)) };
    unseen -= newItems(unseen, day / DAY_MS, count - others, left, trust);
    expected.push({ time: day, seen: inBank.size - unseen });
    if (unseen === 0) allSeenAt = day;
  }
  const end = noon(now, days.length);
  if (end > (expected.at(-1)?.time ?? end)) expected.push({ time: end, seen: inBank.size - unseen });
  return {
    questions: inBank.size,
    seen: seen.size,
    history,
    expected,
    end,
    studyDays,
    daysOff,
    hasMoreMinutes: (plan?.minutesADay ?? DEFAULT_MINUTES) < bounds.minutesADay[1],
    allSeenAt,
  };
}

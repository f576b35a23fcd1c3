import { shuffle, type NumericQuestion, type Random } from '@revisoins/assessment';
import { DAY_MS } from '@revisoins/contracts';
import { chooseItems, type LearnerModel, type StudyItem, type StudySpan } from '@revisoins/learning';
import { mistakes, returningMistakes } from './mistakes.ts';
import type { StudyAnswer } from './study-attempts.ts';
import { localDate, noon, parseLocalDate } from './local-date.ts';
import { daysUntil } from './study-plan.ts';
import type { StudyRecord } from './study.ts';

/** How many days ahead we plan without an exam date, or from the exam's day on. */
export const ROLLING_DAYS = 60;

type Answered = Pick<StudyRecord, 'plan' | 'answers'>;

/** What a session is chosen from. */
interface Studied extends Answered {
  /** Of these answers. */
  readonly model: LearnerModel;
}

/** Whether the exam is on a later day of the device. `day` as in `planSession`. */
export const hasExamAhead = (plan: Answered['plan'], day: number): boolean =>
  (daysUntil(plan?.examDate ?? null, localDate(day * DAY_MS)) ?? 0) > 0;

/**
 * From the first answer to noon of the exam's day, in days since 1970. Without a date, and from the
 * exam's day on, a while from today.
 */
export function studySpan({ plan, answers }: Answered, day: number): StudySpan {
  const examDate = hasExamAhead(plan, day) ? plan?.examDate : null;
  const examDay = examDate == null ? day + ROLLING_DAYS : parseLocalDate(examDate).getTime() / DAY_MS;
  return {
    startDay: Math.min(day, ...answers.slice(0, 1).map((first) => first.day)),
    examDay,
    studyShare: studyShare(daysAhead(day * DAY_MS, examDay * DAY_MS, plan?.daysOff ?? [])),
  };
}

/** The days from today to the one before the exam, at noon. Times in ms since 1970. */
export function daysAhead(
  now: number,
  exam: number,
  daysOff: readonly number[],
): readonly { readonly time: number; readonly isOff: boolean }[] {
  const days: { time: number; isOff: boolean }[] = [];
  const lastDate = localDate(exam);
  for (let time = noon(now); localDate(time) < lastDate; time = noon(now, days.length))
    days.push({ time, isOff: daysOff.includes(new Date(time).getDay()) });
  return days;
}

/** The share of days that are not days off. */
export function studyShare(days: ReturnType<typeof daysAhead>): number {
  return days.length === 0 ? 1 : days.filter(({ isOff }) => !isOff).length / days.length;
}

/** Orders items so that each skill takes its turn, the weakest skill first. */
function bySkill(items: readonly StudyItem[], answers: readonly StudyAnswer[], random: Random): StudyItem[] {
  const skillByItem = new Map(items.map(({ id, skill }) => [id, skill]));
  const figures = new Map<number, { right: number; all: number }>();
  for (const { item, isCorrect } of answers) {
    const skill = skillByItem.get(item);
    if (skill === undefined) continue;
    const { right, all } = figures.get(skill) ?? { right: 0, all: 0 };
    figures.set(skill, { right: right + Number(isCorrect), all: all + 1 });
  }
  /**
   * The share of right answers, starting from one half: a few answers make a skill neither weak nor strong.
   */
  const share = (skill: number) => {
    const { right, all } = figures.get(skill) ?? { right: 0, all: 0 };
    return (right + 1) / (all + 2);
  };
  const groups = Map.groupBy(shuffle(items, random), ({ skill }) => skill);
  const skills = [...groups.keys()].toSorted((a, b) => share(a) - share(b));
  const longest = Math.max(0, ...[...groups.values()].map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    skills.flatMap((skill) => groups.get(skill)?.[turn] ?? []),
  ).flat();
}

/** Less than this many days after a mistake, the learner still remembers its correction. */
const SITTING = 0.5;

/**
 * The items of today's session. `day`: days since 1970, with fractions. Mistakes of an earlier day come back
 * whatever the model predicts: learners count on that.
 *
 * @param count how many questions the session has at most, with its calculations.
 * @param calculations take their share of the session, and nothing else asks for their concepts.
 */
export function planSession(
  record: Studied,
  allItems: readonly StudyItem[],
  day: number,
  count: number,
  random: Random,
  calculations: readonly Pick<NumericQuestion, 'concept'>[] = [],
): string[] {
  const { answers, model } = record;
  const asked = new Set(calculations.flatMap(({ concept }) => concept ?? []));
  const items = allItems.filter(({ concept }) => !asked.has(concept));
  const missed = missedEarlier(answers, items, day, returningMistakes(Infinity, count));
  const concepts = new Set(missed.map(({ concept }) => concept));
  const others = chooseItems(
    model,
    bySkill(items, answers, random).filter(({ concept }) => !concepts.has(concept)),
    day,
    count - calculations.length - missed.length,
    studySpan(record, day),
  );
  return interleave(others, missed).map(({ id }) => id);
}

/** Mistakes of earlier days, the oldest first: at most `most`, and one for each concept. */
function missedEarlier(
  answers: readonly StudyAnswer[],
  items: readonly StudyItem[],
  day: number,
  most: number,
): StudyItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const earlier = mistakes(answers)
    .filter((answer) => day - answer.day >= SITTING)
    .toReversed()
    .flatMap(({ item }) => byId.get(item) ?? []);
  return [...new Map(earlier.map((item) => [item.concept, item])).values()].slice(0, most);
}

/** Inserts `others` into `some` at even distances. */
export function interleave<T>(some: readonly T[], others: readonly T[]): T[] {
  const each = Math.ceil(some.length / Math.max(1, others.length));
  const parts = others.flatMap((one, index) => [...some.slice(index * each, (index + 1) * each), one]);
  return others.length === 0 ? [...some] : [...parts, ...some.slice(others.length * each)];
}

/** The items of a session on mistakes: the ones most likely forgotten, at most `count`. */
export function mistakesSession(
  { answers, model }: Studied,
  items: readonly StudyItem[],
  day: number,
  count: number,
): string[] {
  const wrong = new Set(mistakes(answers).map(({ item }) => item));
  const span = { startDay: day, examDay: day + ROLLING_DAYS };
  return chooseItems(
    model,
    items.filter(({ id }) => wrong.has(id)),
    day,
    count,
    span,
  ).map(({ id }) => id);
}

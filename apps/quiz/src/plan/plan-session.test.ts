import { createRandom } from '@revisoins/assessment';
import type { StudyItem } from '@revisoins/learning';
import { describe, expect, test } from 'vitest';
import { readLearnerModel } from './learner-model.ts';
import { missedCalculations, mistakes } from './mistakes.ts';
import { hasExamAhead, mistakesSession, planSession, studySpan, interleave } from './plan-session.ts';
import { daysUntil, defaultPlan, sessionMinutes } from './study-plan.ts';
import type { StudyAnswer } from './study-attempts.ts';

const items: readonly StudyItem[] = Array.from({ length: 60 }, (_, index) => ({
  id: `i${index}`,
  skill: (index % 3) + 1,
  concept: `c${index}`,
}));
const answer = (item: string, day: number, isCorrect: boolean): StudyAnswer => ({
  item,
  day,
  choice: isCorrect ? 'a' : 'b',
  isCorrect,
});
const open = (item: string, day: number): StudyAnswer => ({ item, day, choice: null, isCorrect: false });
const plan = defaultPlan;
const studied = async (answers: readonly StudyAnswer[], own = plan) => ({
  plan: own,
  answers,
  model: await readLearnerModel(answers),
});
const session = async (answers: readonly StudyAnswer[], day: number, count = 10) =>
  planSession(await studied(answers), items, day, count, createRandom(1));

test('a session shows roughly how long it takes', () => {
  expect([5, 10, 15, 20].map(sessionMinutes)).toEqual([3, 7, 10, 13]);
});

describe('the session of a day', () => {
  test('begins with new questions of every skill in turn', async () => {
    const skills = (await session([], 100, 6)).map((id) => (Number(id.slice(1)) % 3) + 1);
    expect(new Set(skills.slice(0, 3)).size).toBe(3);
    expect(new Set(skills.slice(3)).size).toBe(3);
  });

  test('has more of the skill that goes worst', async () => {
    const answers = ['i0', 'i3', 'i6', 'i9'].map((id) => answer(id, 100, false));
    const good = ['i1', 'i4', 'i2', 'i5'].map((id) => answer(id, 100, true));
    const [first] = await session([...answers, ...good], 100.1, 1);
    expect(Number(first?.slice(1)) % 3).toBe(0);
  });

  test('brings a mistake back when all have been seen', async () => {
    const answers = items.map(({ id }) => answer(id, 100, id !== 'i7'));
    expect(await session(answers, 103, 10)).toContain('i7');
    expect(await session(answers, 103, 60)).toHaveLength(60);
  });

  test('brings one mistake in five back, the oldest first, among the other questions', async () => {
    const answers = items.slice(0, 20).map(({ id }, index) => answer(id, 100 + index / 100, false));
    const ids = await session(answers, 102, 10);
    expect([ids.indexOf('i0'), ids.indexOf('i1')]).toEqual([4, 9]);
    expect(new Set(ids).size).toBe(10);
  });

  test('keeps one mistake in five where calculations have their share', async () => {
    const answers = items.slice(0, 20).map(({ id }, index) => answer(id, 100 + index / 100, false));
    const calculations = [{ concept: 'dose' }];
    const ids = planSession(await studied(answers), items, 102, 15, createRandom(1), calculations);
    expect(ids).toHaveLength(14);
    expect(['i0', 'i1', 'i2'].map((id) => ids.indexOf(id))).toEqual([4, 9, 13]);
  });

  test('asks for nothing that its calculations ask for, even where it was missed', async () => {
    const answers = [answer('i7', 100, false)];
    const calculations = [{ concept: 'c7' }, { concept: 'c8' }];
    const ids = planSession(await studied(answers), items, 103, 60, createRandom(1), calculations);
    expect(ids).toHaveLength(58);
    expect(ids).not.toContain('i7');
    expect(ids).not.toContain('i8');
  });

  test('asks nothing of a quiz of the same half-day while there are other questions', async () => {
    const earlier = ['i0', 'i3', 'i6', 'i9', 'i12'];
    const justNow = await studied(
      earlier.map((id) => answer(id, 100, id !== 'i3')),
      { ...plan, examDate: '2000-01-01' },
    );
    const ids = planSession(justNow, items, 100.01, 12, createRandom(1));
    expect(ids).toHaveLength(12);
    expect(ids.filter((id) => earlier.includes(id))).toEqual([]);
    expect(planSession(justNow, items, 100.01, 60, createRandom(1))).toHaveLength(60);
  });

  test('asks again what was left open, as if it had not been seen', async () => {
    expect(await session([open('i0', 100)], 101, 60)).toContain('i0');
  });

  test('knows a date that has passed as no date', async () => {
    const past = await studied([answer('i0', 100, true)], { ...plan, examDate: '1970-02-01' });
    expect(planSession(past, items, 101, 5, createRandom(1))).toHaveLength(5);
  });
});

test.each([
  ['the evening before', new Date(2026, 10, 22, 23), true],
  ['the morning', new Date(2026, 10, 23, 8), false],
  ['the day after', new Date(2026, 10, 24, 8), false],
])('%s of the exam, it is ahead: %s', (_, time, isAhead) => {
  const day = time.getTime() / 86_400_000;
  const own = { ...plan, examDate: '2026-11-23' };
  expect(hasExamAhead(own, day)).toBe(isAhead);
  const left = studySpan({ plan: own, answers: [] }, day).examDay - day;
  expect(left).toBeCloseTo(isAhead ? 13 / 24 : 60);
});

test.each([
  ['no day off', [], 1],
  ['a weekend off', [0, 6], 4 / 6],
  ['every day but Sunday off', [1, 2, 3, 4, 5, 6], 1 / 6],
])('with %s, the pace is that of the days of study', (_, daysOff, share) => {
  const own = { ...plan, examDate: '2026-11-25', daysOff };
  // From Thursday to Tuesday; the exam's own day is none of them.
  for (const hour of [0, 8, 12, 23]) {
    const day = new Date(2026, 10, 19, hour).getTime() / 86_400_000;
    expect(studySpan({ plan: own, answers: [] }, day).studyShare).toBeCloseTo(share);
  }
});

test('without a date, no exam is ahead', () => {
  expect([hasExamAhead(plan, 100), hasExamAhead(null, 100)]).toEqual([false, false]);
});

describe('mistakes', () => {
  const answers = [
    answer('i1', 1, false),
    answer('i2', 2, false),
    answer('i1', 3, true),
    answer('i3', 3, true),
    answer('i3', 4, false),
    open('i4', 4),
    open('i2', 5),
  ];

  test('are what was last answered wrongly, the latest first', () => {
    expect(mistakes(answers).map(({ item }) => item)).toEqual(['i3', 'i2']);
  });

  test('have a session of their own', async () => {
    const ids = mistakesSession(await studied(answers), items, 6, 20);
    expect(ids.toSorted()).toEqual(['i2', 'i3']);
  });

  test('that the bank no longer has are not asked', async () => {
    expect(mistakesSession(await studied([answer('gone', 1, false)]), items, 6, 20)).toEqual([]);
  });
});

test('a calculation returns while the last one of its template was wrong, the latest first', () => {
  const attempt = (template: string, isCorrect: boolean) => ({
    id: template,
    time: 0,
    answered: 1,
    answers: [],
    calculations: [{ template, isCorrect }],
  });
  expect(
    missedCalculations([
      attempt('a', false),
      attempt('b', false),
      attempt('c', false),
      attempt('b', true),
      attempt('a', false),
    ]),
  ).toEqual(['a', 'c']);
});

test('calculations stand among the other questions at even distances', () => {
  expect(interleave<number | string>([1, 2, 3, 4, 5, 6], ['x', 'y'])).toEqual([1, 2, 3, 'x', 4, 5, 6, 'y']);
  expect(interleave([1, 2], [])).toEqual([1, 2]);
});

test.each([
  ['2026-11-23', 0],
  ['2026-11-24', 1],
  ['2027-03-15', 112],
  ['2026-11-01', -22],
  [null, null],
])('from 23 November to %s there are %s days', (date, days) => {
  expect(daysUntil(date, '2026-11-23')).toBe(days);
});

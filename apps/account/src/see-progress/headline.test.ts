import { dashboardStats, EXAM_SIMULATION_TITLE, skills, type SavedAttempt } from '@revisoins/assessment';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import english from '../../locales/en/account.json' with { type: 'json' };
import french from '../../locales/fr/account.json' with { type: 'json' };
import { chooseHeadline, suggestNextStep } from './headline.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

const attempt = (skillTitle: string, score: number, daysAgo = 20): SavedAttempt => ({
  id: 'attempt',
  kind: skillTitle === EXAM_SIMULATION_TITLE ? 'exam' : 'quiz',
  skillTitle,
  score,
  totalQuestions: 10,
  timeSpent: 100,
  completedAt: new Date(NOW - daysAgo * DAY).toISOString(),
});
const titles = skills.map(({ title }) => title);
const touched = (count: number) =>
  new Map(titles.slice(0, count).map((title) => [title, { answered: 1, right: 1 }]));
const advise = (attempts: SavedAttempt[]) => {
  const stats = dashboardStats(attempts, NOW);
  return { headline: chooseHeadline(stats), suggestion: suggestNextStep(stats) };
};
const headline = (attempts: SavedAttempt[]) => advise(attempts).headline;
const tried = (count: number, score: number) => titles.slice(0, count).map((title) => attempt(title, score));

test('without attempts it invites to start', () => {
  expect(headline([])).toEqual({ kind: 'start' });
});

test.each([
  [13, 9, { kind: 'steady', average: 90 }],
  [13, 3, { kind: 'revise' }],
  [15, 3, { kind: 'revise' }],
  [16, 9, { kind: 'nearly', left: 5 }],
  [16, 3, { kind: 'nearly', left: 5 }],
  [18, 9, { kind: 'nearly', left: 3 }],
  [20, 9, { kind: 'nearly', left: 1 }],
  [21, 9, { kind: 'complete' }],
  [21, 3, { kind: 'revise' }],
])('with %i of 21 skills tried at %i of 10 it is %j', (count, score, expected) => {
  expect(headline(tried(count, score))).toEqual(expected);
});

test('while few skills are left, the suggestion is one of them', () => {
  expect(advise(tried(16, 3)).suggestion).toEqual({ kind: 'discover', skillTitle: titles[16] });
});

test('a better week is worth saying', () => {
  expect(headline([attempt(titles[0] ?? '', 6, 10), attempt(titles[0] ?? '', 8, 2)])).toEqual({
    kind: 'rising',
    points: 20,
  });
});

test('while a skill is weak, the headline mentions it; the list beside it gives its name', () => {
  const attempts = [attempt(titles[0] ?? '', 7), attempt(titles[1] ?? '', 4)];
  expect(advise(attempts)).toEqual({
    headline: { kind: 'revise' },
    suggestion: { kind: 'discover', skillTitle: titles[2] },
  });
});

test('sessions that touched skills are no reason to send somebody to quizzes', () => {
  const session = attempt('Toutes les compétences', 4);
  const stats = dashboardStats([session], NOW, touched(9));
  expect(chooseHeadline(stats)).toEqual({ kind: 'sessions', started: 9 });
  expect(chooseHeadline(dashboardStats([session], NOW, touched(18)))).toEqual({
    kind: 'nearly',
    left: 3,
  });
});

test('one exam that went badly is not a steady course', () => {
  expect(advise([attempt(EXAM_SIMULATION_TITLE, 2)])).toEqual({
    headline: { kind: 'practise' },
    suggestion: { kind: 'discover', skillTitle: titles[0] },
  });
  expect(headline([attempt(EXAM_SIMULATION_TITLE, 9)])).toEqual({ kind: 'steady', average: 90 });
});

const attempts = fc.array(
  fc
    .record({
      title: fc.constantFrom(...titles, EXAM_SIMULATION_TITLE),
      score: fc.integer({ min: 0, max: 10 }),
      daysAgo: fc.integer({ min: 0, max: 40 }),
    })
    .map(({ title, score, daysAgo }) => attempt(title, score, daysAgo)),
  { maxLength: 80, size: 'max' },
);

test('whatever was done, the headline is true and the suggestion fits it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 21 }), attempts, (count, more) => {
      const done = [...tried(count, 5), ...more];
      const quizzed = new Set(done.filter(({ kind }) => kind === 'quiz').map(({ skillTitle }) => skillTitle));
      const { headline: said, suggestion } = advise(done);
      expect(said.kind === 'start').toBe(done.length === 0);
      expect(said.kind === 'nearly').toBe(quizzed.size >= 16 && quizzed.size < 21);
      if (said.kind === 'nearly') expect(said.left).toBe(21 - quizzed.size);
      if (said.kind === 'complete') expect(quizzed.size).toBe(21);
      if (said.kind === 'steady') expect(said.average).toBeGreaterThanOrEqual(80);
      expect(suggestion.kind).toBe(quizzed.size < 21 ? 'discover' : 'any');
      if (suggestion.kind === 'discover') expect(quizzed.has(suggestion.skillTitle)).toBe(false);
    }),
  );
});

test('every number of skills that are left has its word', () => {
  for (const locale of [french, english])
    expect(Object.keys(locale.dashboard.number)).toEqual(['1', '2', '3', '4', '5']);
});

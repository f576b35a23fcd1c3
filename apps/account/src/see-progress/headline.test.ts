import { dashboardStats, skills, type Attempt } from '@revisoins/assessment';
import { expect, test } from 'vitest';
import { headlineOf, weakestSkill } from './headline.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

const attempt = (skillTitle: string, score: number, daysAgo = 20): Attempt => ({
  skillTitle,
  score,
  totalQuestions: 10,
  timeSpent: 100,
  completedAt: new Date(NOW - daysAgo * DAY).toISOString(),
});
const titles = skills.map(({ title }) => title);
const headline = (attempts: Attempt[]) => headlineOf(dashboardStats(attempts, NOW));

test('without attempts it invites to start', () => {
  expect(headline([])).toEqual({ kind: 'start' });
});

test('the last five skills count down', () => {
  expect(headline(titles.slice(0, 13).map((title) => attempt(title, 9)))).toEqual({ kind: 'nearly', left: 5 });
  expect(headline(titles.slice(0, 17).map((title) => attempt(title, 9)))).toEqual({ kind: 'nearly', left: 1 });
});

test('a better week is worth saying', () => {
  expect(headline([attempt(titles[0] ?? '', 6, 10), attempt(titles[0] ?? '', 8, 2)])).toEqual({ kind: 'rising', points: 20 });
});

test('otherwise the skill that needs it most', () => {
  const attempts = [attempt(titles[0] ?? '', 7), attempt(titles[1] ?? '', 4)];
  expect(headline(attempts)).toEqual({ kind: 'revise', skillTitle: titles[1] });
});

test('nothing is weak when all is green', () => {
  expect(headline([attempt(titles[0] ?? '', 9)])).toEqual({ kind: 'steady', average: 90 });
  expect(headline(titles.map((title) => attempt(title, 9)))).toEqual({ kind: 'complete' });
});

test('an exam is no skill to revise', () => {
  expect(weakestSkill(dashboardStats([attempt("Simulation d'Examen", 2)], NOW))).toBeNull();
});

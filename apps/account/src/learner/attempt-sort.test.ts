import { expect, test } from 'vitest';
import type { SavedAttempt } from '@revisoins/assessment';
import { attemptSort } from './attempt-sort.ts';

const made = '2026-11-27T14:00:00Z';
const session: SavedAttempt = {
  id: 'a',
  kind: 'quiz',
  skillTitle: 'Toutes les compétences',
  score: 2,
  totalQuestions: 5,
  timeSpent: 60,
  completedAt: '2026-11-27T14:30:00Z',
};
const trial = { ...session, totalQuestions: 4, completedAt: '2026-11-27T13:50:00Z' };

test.each([
  ['a session', session, made, 'session'],
  ['what was answered before the account', trial, made, 'trial'],
  ['a session from a device whose clock is slow', { ...trial, totalQuestions: 5 }, made, 'session'],
  ['a session of which a question was taken out', { ...session, totalQuestions: 4 }, made, 'session'],
  ['a trial of an account whose date is unknown', trial, undefined, 'session'],
  ['a quiz', { ...session, skillTitle: 'Compétence 11 - Nutrition' }, made, 'quiz'],
  ['a retake of mistakes, which says so', { ...session, skillTitle: 'Mes erreurs' }, made, null],
  ['a simulation, which says so', { ...session, skillTitle: "Simulation d'Examen" }, made, null],
])('%s is told from the others', (_, attempt, accountMadeAt, sort) => {
  expect(attemptSort(attempt, accountMadeAt)).toBe(sort);
});

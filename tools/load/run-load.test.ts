import { expect, test } from 'vitest';
import { hasPostgres } from '@revisoins/stack/testing/postgres-server';
import { goals, isMet } from './goals.ts';
import type { Options } from './options.ts';
import { runLoad } from './run-load.ts';

const few: Omit<Options, 'database'> = {
  learners: 3,
  arrival: 1,
  within: 1,
  answers: 4,
  every: 1,
  kills: false,
  write: false,
  note: '',
};

test('three learners find everything that was acknowledged, whatever was killed meanwhile', async () => {
  const database = hasPostgres() ? 'postgresql' : 'embedded';
  const run = await runLoad({ ...few, database, kills: true }, () => undefined);
  expect(goals(run).filter((goal) => !isMet(goal))).toEqual([]);
  expect(run.kills.map(({ server }) => server)).toEqual([
    'functions',
    'database',
    'stack',
    'database',
    'functions',
  ]);
  expect(run.steps['save']?.count).toBe(12);
  // Access, an attempt, an exam, four answers and a result of each; the history is sent once only.
  expect(run.compared.acknowledged).toBeGreaterThanOrEqual(24);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@revisoins/workspace/paths';
import { resultsSchema, withRun } from './results.schema.ts';
import { calmRun } from './run.fixture.ts';
import { table } from './table.ts';

test('a run takes the place of the one before it of the same name', () => {
  const kills = { ...calmRun, id: 'postgresql, kills' };
  const again = { ...calmRun, note: 'again' };
  expect(withRun({ runs: [kills, calmRun] }, again).runs).toEqual([again, kills]);
});

test('the results that are kept can be read', () =>
  expect(() =>
    resultsSchema.parse(JSON.parse(readFileSync(join(root, 'bench/results/load.json'), 'utf8'))),
  ).not.toThrow());

test('the table of a run has its steps, what it used and its goals', () => {
  const killed = {
    ...calmRun,
    kills: [{ server: 'stack', phase: 'answers', backAfterMs: 4321 }],
    compared: { acknowledged: 2, lost: ['answer 1'], doubled: [] },
  };
  expect(table(killed).split('\n')).toEqual(
    expect.arrayContaining([
      'step (ms)  count  p50   p95  p99  most',
      'save         500   40   250  120   200',
      'processors in use   s  stack  database  functions  generator',
      'answers            95   0.50      0.40          -       0.10',
      'kill -9 of the stack during answers: back after 4321 ms',
      'lost: answer 1',
      'save p95    250 ms   250 ms     met',
      'lost             1        0  missed',
    ]),
  );
});

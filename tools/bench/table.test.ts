import { expect, test } from 'vitest';
import type { Figure } from './results.schema.ts';
import { meetsGoal, table } from './table.ts';

const figure = (change: Partial<Figure>): Figure => ({
  id: 'content /login',
  name: 'time',
  value: 1.0755,
  unit: 'ratio',
  samples: {},
  ...change,
});

test.each([
  [{ value: 1.08, atMost: 1.08 }, true],
  [{ value: 1.0801, atMost: 1.08 }, false],
  [{ value: 0, atMost: 0 }, true],
  [{}, undefined],
])('%j: %s', (change, met) => expect(meetsGoal(figure(change))).toBe(met));

test('each figure is a line of its value, its goal and whether it is met', () => {
  const lines = table([
    figure({ atMost: 1.08 }),
    figure({ id: 'first load', name: 'scripts', value: 131.04, unit: 'KB', atMost: 120 }),
    figure({ value: 3, unit: 'ms' }),
  ]);
  expect(lines.split('\n')).toEqual([
    'figure          value     goal                 what',
    'content /login  1.075     <= 1.080     met     time',
    'first load      131.0 KB  <= 120.0 KB  missed  scripts',
    'content /login  3 ms                           time',
  ]);
});

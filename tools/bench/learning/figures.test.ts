import { expect, test } from 'vitest';
import { learningFigures } from './figures.ts';

const cell = (name: string, planner: number, others: Record<string, number> = {}) => ({
  cell: name,
  means: { planner, 'random draw': 50, 'in order': 60, 'oracle that covers first': 80, ...others },
  leadVariances: { 'random draw': 9, 'in order': 16 },
});
const value = (id: string, ...cells: ReturnType<typeof cell>[]) =>
  learningFigures(cells, 4).find((figure) => figure.id === id)?.value;

test('the cell in which the planner is most behind its best rival counts', () => {
  expect(value('behind the best rival', cell('a', 62), cell('b', 59, { 'FSRS 0.80': 61 }))).toBe(2);
  expect(value('behind the best rival', cell('a', 62))).toBe(-2);
});

test('what an oracle would add is a share of what she recalls with it', () => {
  expect(value('behind an oracle', cell('a', 80), cell('b', 60))).toBeCloseTo(0.25);
});

test('an oracle is no rival', () => {
  expect(value('behind the best rival', cell('a', 61, { 'oracle that reviews first': 99 }))).toBe(-1);
});

test('the gain over random draws is of the cells of 60 days x 40', () => {
  const busy = [cell('FSRS-6, 60 days x 40, average', 62), cell('ACT-R, 60 days x 40, average', 54)];
  expect(value('short of 10 over random', ...busy, cell('ACT-R, 60 days x 20, average', 90))).toBe(2);
});

test('each difference has its standard error', () => {
  const figures = learningFigures([cell('FSRS-6, 60 days x 40, average', 62)], 4);
  expect(figures.map(({ samples }) => samples['standard errors'])).toEqual([[2], undefined, [1.5]]);
});

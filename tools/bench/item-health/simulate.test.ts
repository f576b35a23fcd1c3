import { expect, test } from 'vitest';
import { countFlags } from './count-flags.ts';
import { itemHealthFigures } from './figures.ts';
import { ITEMS, reference, SABOTAGED } from './populations.ts';
import { type Judged, simulate } from './simulate.ts';

const few = { ...reference, looks: [20] };

test('a bank is the same every time, and most of its wrong keys are found', () => {
  const judged = simulate(few, 3);
  expect(judged).toHaveLength(ITEMS);
  expect(simulate(few, 3)).toEqual(judged);
  const { sabotaged, healthy } = countFlags(few, judged);
  expect(sabotaged.items).toBe(SABOTAGED);
  expect(sabotaged.flagged).toBeGreaterThan(70);
  expect(healthy.flagged).toBeLessThan(2);
});

test('without a fault nothing is called sabotaged', () => {
  const item = (change: Partial<Judged>): Judged => ({
    fault: null,
    truth: null,
    flag: null,
    after: null,
    ...change,
  });
  const flag = { kind: 'wrong-key', option: 'b', probability: 0.9 } as const;
  const counted = countFlags({ name: 'reference', looks: [20, 40] }, [
    item({ fault: 'sabotaged', truth: 'b', flag, after: 20 }),
    item({ fault: 'sabotaged', truth: 'c', flag, after: 40 }),
    item({ fault: 'sabotaged', truth: 'c' }),
    item({ fault: 'sabotaged', truth: 'b', flag: { ...flag, kind: 'two-keys' }, after: 20 }),
    item({}),
    item({ flag, after: 40 }),
  ]);
  expect(counted.sabotaged).toEqual({ items: 4, flagged: 50, named: 25, byLook: [25, 50] });
  expect(counted.healthy).toEqual({ items: 2, flagged: 50, wrongKey: 50 });
  expect(itemHealthFigures([counted]).map(({ value, atMost }) => [value, atMost])).toEqual([
    [50, 5],
    [50, 1],
  ]);
});

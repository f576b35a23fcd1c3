import { expect, test } from 'vitest';
import { memoryBands } from './memory-bands.ts';

const recalls: Readonly<Record<string, number>> = { a: 0.95, b: 0.8, c: 0.7, d: 0.59, e: 0.2 };
const model = { recall: (item: string) => recalls[item] ?? null };
const items = ['a', 'b', 'c', 'd', 'e', 'never seen'].map((id, index) => ({
  id,
  skill: index < 3 ? 1 : 2,
  concept: id,
}));

test('seen questions are firm, fading or at risk, and the skill with the most at risk comes first', () => {
  const { all, skills } = memoryBands(model, items, 100, new Set());
  expect(all).toEqual({ firm: 2, fading: 1, atRisk: 2 });
  expect(skills).toEqual([
    { skill: 2, firm: 0, fading: 0, atRisk: 2 },
    { skill: 1, firm: 2, fading: 1, atRisk: 0 },
  ]);
});

test('what was last answered wrongly is not firm, however fresh its correction is', () => {
  const { all } = memoryBands(model, items, 100, new Set(['a', 'c', 'e']));
  expect(all).toEqual({ firm: 1, fading: 2, atRisk: 2 });
});

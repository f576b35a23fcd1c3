import { afterEach, expect, test, vi } from 'vitest';
import { readLearnerModel } from './learner-model.ts';
import type { StudyAnswer } from './study-attempts.ts';

const answer = (item: string, day: number, isCorrect: boolean, choice: string | null = 'a'): StudyAnswer => ({
  item,
  day,
  choice,
  isCorrect,
});
const many = Array.from({ length: 3000 }, (_, index) => answer(`i${index % 400}`, index / 40, index % 3 > 0));

afterEach(() => void vi.restoreAllMocks());

test('the same answers are observed once, whoever read them', async () => {
  const model = await readLearnerModel(many);
  expect(await readLearnerModel(structuredClone(many))).toBe(model);
  expect(await readLearnerModel(many.slice(1))).not.toBe(model);
});

test('an answer that changes makes another model', async () => {
  const before = await readLearnerModel([answer('i0', 1, true)]);
  const after = await readLearnerModel([answer('i0', 1, false)]);
  expect(after.recall('i0', 9)).toBeLessThan(before.recall('i0', 9) ?? 0);
});

test('an answer that arrives late counts at its own time, and an item left open does not count', async () => {
  const late = await readLearnerModel([
    answer('i0', 5, true),
    answer('i0', 1, false),
    answer('i1', 2, false, null),
  ]);
  const inOrder = await readLearnerModel([answer('i0', 1, false), answer('i0', 5, true)]);
  expect(late.recall('i0', 9)).toBe(inOrder.recall('i0', 9));
  expect(late.recall('i1', 9)).toBeNull();
});

test('the page works on while many answers are observed', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 5));
  const turns = vi.spyOn(globalThis, 'setTimeout');
  await readLearnerModel(many.slice(0, 20));
  expect(turns).toHaveBeenCalledTimes(10);
});

import { createRandom } from '@revisoins/assessment';
import { expect, test } from 'vitest';
import { ITEMS, kinds } from './learner.ts';
import { cells, policies, studyUntilExam, truths } from './simulate.ts';

const small = cells.filter(({ days, load }) => days === 14 && load === 10);

test('every truth, number of days, answers a day and kind of learner has its cell', () => {
  expect(cells).toHaveLength(96);
});

test('a learner studies the same with the same seed, and another one otherwise', () => {
  const [cell] = small;
  if (!cell) throw new Error('There is no small cell.');
  expect(studyUntilExam(cell, 'planner', 1)).toBe(studyUntilExam(cell, 'planner', 1));
  expect(studyUntilExam(cell, 'planner', 1)).not.toBe(studyUntilExam(cell, 'planner', 2));
});

test.each(Object.keys(policies))('%s gives as many items as a day has, of the bank', (name) => {
  const memory = truths['FSRS-6']?.(kinds[0]!, createRandom(1));
  const policy = policies[name]?.({ days: 30, memory: memory!, random: createRandom(2) });
  for (let day = 0; day < 30; day += 1) {
    const items = policy?.choose(day, 40) ?? [];
    expect(items).toHaveLength(40);
    expect(new Set(items).size).toBe(40);
    for (const item of items) {
      expect(item).toBeLessThan(ITEMS);
      policy?.observe?.(item, day, item % 3 > 0);
    }
  }
});

test.each(Object.entries(truths))('in %s, study helps and time harms', (_, createMemory) => {
  const memory = createMemory({ name: 'new', known: 0, strength: 1, ability: 1 }, createRandom(3));
  expect(memory.recall(7, 0)).toBeLessThan(0.01);
  for (const day of [0, 4, 9]) memory.study(7, day, day > 0);
  expect(memory.recall(7, 10)).toBeGreaterThan(memory.recall(8, 10));
  expect(memory.recall(7, 60)).toBeLessThan(memory.recall(7, 10));
  expect(memory.recall(7, 10)).toBeLessThanOrEqual(1);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseItems, type StudyItem } from './choose-items.ts';

const bank: readonly StudyItem[] = Array.from({ length: 60 }, (_, index) => ({
  id: `i${index}`,
  skill: index % 6,
  concept: `c${index}`,
}));
const span = { startDay: 0, examDay: 30 };
/** A learner who has seen the items that `recalled` names, and recalls them with that probability. */
const who = (recalled: Record<string, number>, trust = 1, justAnswered: readonly string[] = []) => ({
  trust,
  hasJustAnswered: (item: string) => justAnswered.includes(item),
  answeredOnce: 0,
  recall: (item: string) => recalled[item] ?? null,
  gain: (item: string) => 1 - (recalled[item] ?? 1),
});
const everything = (recall: (index: number) => number) =>
  Object.fromEntries(bank.map(({ id }, index) => [id, recall(index)]));
const ids = (items: readonly StudyItem[]) => items.map(({ id }) => id);

test('a newcomer begins with the first items, of different skills', () => {
  expect(ids(chooseItems(who({}), bank, 0, 5, span))).toEqual(['i0', 'i1', 'i2', 'i3', 'i4']);
});

test('new items come at the pace that shows all of them in time', () => {
  const seen = Object.fromEntries(bank.slice(0, 20).map(({ id }) => [id, 0.5]));
  // 40 are left for the 10 days until day 18 of 30.
  const chosen = chooseItems(who(seen), bank, 8, 10, span);
  expect(chosen.filter(({ id }) => !(id in seen))).toHaveLength(4);
  // On half of the days.
  const withDaysOff = chooseItems(who(seen), bank, 8, 10, { ...span, studyShare: 0.5 });
  expect(withDaysOff.filter(({ id }) => !(id in seen))).toHaveLength(8);
  // Too late for reviews.
  expect(chooseItems(who(seen), bank, 25, 10, span).filter(({ id }) => id in seen)).toEqual([]);
});

test('among the items that were seen, the most forgotten come back', () => {
  const chosen = chooseItems(who(everything((index) => index / 60)), bank, 20, 4, span);
  expect(ids(chosen).sort()).toEqual(['i0', 'i1', 'i2', 'i3']);
});

test('in the last round, what adds most on the day of the exam comes back, as far as the model is trusted', () => {
  const model = (trust: number) => ({
    ...who(
      everything((index) => index / 60),
      trust,
    ),
    gain: (item: string) => (item === 'i30' ? 1 : 0),
  });
  // 60 answers are left on day 15 of 30, 56 on day 16.
  expect(ids(chooseItems(model(1), bank, 15, 4, span))).not.toContain('i30');
  expect(ids(chooseItems(model(1), bank, 16, 4, span))).toContain('i30');
  expect(ids(chooseItems(model(0), bank, 16, 4, span)).sort()).toEqual(['i0', 'i1', 'i2', 'i3']);
});

test('her only answer to an item counts once not all of them can come back', () => {
  const seen = everything(() => 0.5);
  const model = {
    ...who({}, 0),
    answeredOnce: 60,
    gain: () => 0,
    recall: (item: string, _day: number, isOnceTrusted = false) =>
      isOnceTrusted && item === 'i7' ? 0.1 : (seen[item] ?? null),
  };
  expect(ids(chooseItems(model, bank, 27, 20, span))).not.toContain('i59');
  expect(ids(chooseItems(model, bank, 27, 1, span))).toEqual(['i7']);
  expect(ids(chooseItems(model, bank, 10, 4, span))).not.toContain('i7');
});

test('what was just answered comes only when nothing else is left', () => {
  const fresh = { i0: 0.2, i1: 0.3, i2: 0.1 };
  const model = who(fresh, 1, ['i0', 'i1']);
  // A long span asks for two new items in this session.
  const chosen = chooseItems(model, bank, 0, 10, { startDay: 0, examDay: 60 });
  expect(ids(chosen)).toContain('i2');
  expect(ids(chosen)).not.toContain('i0');
  expect(ids(chosen)).not.toContain('i1');
  expect(ids(chooseItems(model, bank.slice(0, 3), 0, 3, span)).sort()).toEqual(['i0', 'i1', 'i2']);
});

test('a session that new items and reviews do not fill takes what else there is', () => {
  expect(chooseItems(who({ i0: 0.9 }), bank, 1, 70, span)).toHaveLength(60);
});

const learner = fc.record({
  recalled: fc.dictionary(
    fc.integer({ min: 0, max: 59 }).map((index) => `i${index}`),
    fc.double({ min: 0, max: 1, noNaN: true }),
  ),
  trust: fc.double({ min: 0, max: 1, noNaN: true }),
  day: fc.integer({ min: 0, max: 45 }),
  count: fc.integer({ min: 0, max: 70 }),
});

test('a session has as many items as it should, none and no concept twice', () => {
  const twins = bank.map((item, index) => ({ ...item, concept: `c${index % 25}` }));
  fc.assert(
    fc.property(learner, ({ recalled, trust, day, count }) => {
      const chosen = chooseItems(who(recalled, trust), twins, day, count, span);
      expect(chosen).toHaveLength(Math.min(count, 25));
      expect(new Set(chosen.map(({ concept }) => concept)).size).toBe(chosen.length);
      expect(chooseItems(who(recalled, trust), twins, day, count, span)).toEqual(chosen);
    }),
  );
});

test('two items of one skill follow each other only when nothing else is left', () => {
  fc.assert(
    fc.property(learner, ({ recalled, trust, day, count }) => {
      const chosen = chooseItems(who(recalled, trust), bank, day, count, span);
      const together = chosen.findIndex(({ skill }, at) => at > 0 && chosen[at - 1]?.skill === skill);
      if (together < 0) return;
      expect(new Set(chosen.slice(together - 1).map(({ skill }) => skill)).size).toBe(1);
    }),
  );
});

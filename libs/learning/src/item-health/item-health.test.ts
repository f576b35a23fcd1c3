import { expect, test } from 'vitest';
import type { AnswerCount, OptionId } from './item-answers.ts';
import { learnerStrength } from './item-answers.ts';
import { assessItem } from './item-health.ts';

const strengths = [0.35, 0.5, 0.65, 0.8, 0.95];
/** How many of five groups, from the weakest to the strongest, chose each option. */
const groupAnswers = (choices: Partial<Record<OptionId, readonly number[]>>): AnswerCount[] =>
  (['a', 'b', 'c', 'd'] as const).flatMap((choice) =>
    (choices[choice] ?? []).map((count, group) => ({ strength: strengths[group] ?? 0, choice, count })),
  );

const healthy = { a: [3, 4, 5, 7, 8], b: [2, 2, 1, 1, 0], c: [2, 1, 1, 0, 0], d: [1, 1, 1, 0, 0] };

test('an item that the strong know and the weak do not is left alone', () => {
  const { answers, shareRight, discrimination, flags } = assessItem({
    key: 'a',
    answers: groupAnswers(healthy),
  });
  expect(answers).toBe(40);
  expect(shareRight).toBeCloseTo(27 / 40);
  expect(discrimination).toBeGreaterThan(0.3);
  expect(flags).toEqual([]);
});

test('a key that the strong avoid for one other option is called wrong, and the option named', () => {
  const { flags, discrimination } = assessItem({ key: 'b', answers: groupAnswers(healthy) });
  expect(discrimination).toBeLessThan(0);
  expect(flags).toEqual([{ kind: 'wrong-key', option: 'a', probability: expect.any(Number) }]);
});

test('a hard item whose wrong option draws the weak is not called wrong', () => {
  const answers = groupAnswers({
    a: [1, 2, 3, 5, 7],
    b: [5, 4, 3, 2, 1],
    c: [1, 1, 1, 1, 0],
    d: [1, 1, 1, 0, 0],
  });
  expect(assessItem({ key: 'a', answers }).flags).toEqual([]);
});

test('two options that the strong choose alike are two keys', () => {
  const answers = groupAnswers({
    a: [10, 14, 19, 21, 23],
    b: [11, 15, 18, 22, 24],
    c: [14, 9, 6, 3, 1],
    d: [13, 10, 5, 2, 1],
  });
  expect(assessItem({ key: 'a', answers }).flags).toEqual([
    { kind: 'two-keys', option: 'b', probability: expect.any(Number) },
  ]);
});

test('an option that nobody chooses is flagged once there are enough answers', () => {
  const answers = (times: number) =>
    groupAnswers({
      a: healthy.a.map((count) => times * count),
      b: healthy.b.map((count) => times * count),
      c: healthy.c.map((count) => times * count),
    });
  expect(assessItem({ key: 'a', answers: answers(1) }).flags).toEqual([]);
  expect(assessItem({ key: 'a', answers: answers(3) }).flags).toEqual([
    { kind: 'unused-distractor', option: 'd' },
  ]);
});

test('an item that everybody knows is flagged as too easy, and as nothing else', () => {
  const answers = groupAnswers({ a: [14, 14, 14, 14, 14] });
  expect(assessItem({ key: 'a', answers })).toMatchObject({
    shareRight: 1,
    discrimination: null,
    flags: [{ kind: 'too-easy' }],
  });
});

test('few answers give no flags, and no answers give no figures', () => {
  const few = groupAnswers({ b: [0, 3, 4, 5, 7] });
  expect(assessItem({ key: 'a', answers: few })).toMatchObject({ answers: 19, shareRight: 0, flags: [] });
  expect(assessItem({ key: 'a', answers: [] })).toEqual({
    answers: 0,
    shareRight: null,
    discrimination: null,
    shares: { a: 0, b: 0, c: 0, d: 0 },
    flags: [],
  });
});

test('the strength of a learner with few other answers is near the mean', () => {
  expect(learnerStrength(0, 0)).toBe(0.6);
  expect(learnerStrength(2, 2)).toBe(0.7);
  expect(learnerStrength(95, 95)).toBe(1);
  expect(learnerStrength(0, 95)).toBe(0.05);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { dedupeQuestions, selectQuestions } from './select-questions.ts';

test.each([
  ['hash', { hash: 'h1', question: 'Autre' }],
  ['text but for case and space', { hash: 'h2', question: '  UN ' }],
  ['concept', { hash: 'h2', question: 'Autre', concept: 'hand-hygiene' }],
])('drops a question with the same %s', (_, repeat) => {
  const first = { hash: 'h1', question: 'Un', concept: 'hand-hygiene' };
  expect(dedupeQuestions([first, repeat])).toEqual([first]);
});

test('two tables under the same words are two questions', () => {
  const table = { caption: 'Pouls', columns: ['Heure', 'Pouls'], rows: [['8 h', '82']] };
  const questions = [
    { hash: 'h1', question: 'Que faites-vous?', table },
    { hash: 'h2', question: 'Que faites-vous?', table: { ...table, rows: [['8 h', '112']] } },
  ];
  expect(dedupeQuestions(questions)).toEqual(questions);
  expect(dedupeQuestions([questions[0]!, { ...questions[0]!, hash: 'h3' }])).toHaveLength(1);
});

test('keeps different questions in order', () => {
  const questions = [
    { hash: 'h2', question: 'Deux' },
    { hash: 'h1', question: 'Un' },
  ];
  expect(dedupeQuestions(questions)).toEqual(questions);
});

const bank = ['a', 'b', 'c', 'd', 'e'].map((hash) => ({ hash, question: `Question ${hash}` }));
const seen = (...hashes: string[]) => hashes.map((hash, index) => ({ hash, seenAt: index }));
const sortedHashes = (questions: { hash: string }[]) => questions.map(({ hash }) => hash).sort();

test('takes only unseen questions while there are enough', () => {
  const selection = selectQuestions(bank, 3, seen('a', 'b'), createRandom(1));
  expect(sortedHashes(selection.questions)).toEqual(['c', 'd', 'e']);
  expect(selection).toMatchObject({ fresh: 3, repeated: 0, missing: 0 });
});

test('takes no more than asked for, however many are unseen', () => {
  const selection = selectQuestions(bank, 2, seen('a'), createRandom(1));
  expect(selection.questions).toHaveLength(2);
  expect(selection).toMatchObject({ fresh: 2, repeated: 0, missing: 0, unseenAvailable: 4 });
});

test('fills up with the questions seen longest ago, and reports how many', () => {
  const selection = selectQuestions(bank, 3, seen('d', 'b', 'c', 'a'), createRandom(1));
  expect(sortedHashes(selection.questions)).toEqual(['b', 'd', 'e']);
  expect(selection).toMatchObject({ fresh: 1, repeated: 2, unseenAvailable: 1, seenAvailable: 4 });
});

test('goes by the last time a question was seen', () => {
  const [first, again] = [seen('a', 'b', 'c', 'd', 'e'), { hash: 'a', seenAt: 99 }];
  for (const history of [
    [...first, again],
    [again, ...first],
  ])
    expect(sortedHashes(selectQuestions(bank, 1, history, createRandom(1)).questions)).toEqual(['b']);
});

test('asks for one concept once: with its unseen question, or with the one seen longest ago', () => {
  const concepts = new Map([
    ['a', 'thirst'],
    ['b', 'thirst'],
    ['c', 'fever'],
    ['d', 'fever'],
  ]);
  const candidates = bank.map((one) => ({ ...one, concept: concepts.get(one.hash) }));
  for (const seed of [1, 2, 3, 4, 5]) {
    const selection = selectQuestions(candidates, 5, seen('d', 'c', 'a'), createRandom(seed));
    expect(sortedHashes(selection.questions)).toEqual(['b', 'd', 'e']);
    expect(selection).toMatchObject({
      fresh: 2,
      repeated: 1,
      missing: 2,
      unseenAvailable: 2,
      seenAvailable: 1,
    });
  }
});

test('reports how many are missing when the candidates run out', () => {
  expect(selectQuestions(bank, 8, [], createRandom(1))).toMatchObject({ fresh: 5, missing: 3 });
});

test('never repeats a question and never exceeds the count', () => {
  const hash = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const candidates = fc.array(hash.map((h) => ({ hash: h, question: `Question ${h}` })));
  const history = fc.array(fc.record({ hash, seenAt: fc.nat() }));
  fc.assert(
    fc.property(candidates, fc.nat(8), history, fc.nat(), (list, count, past, seed) => {
      const { questions, fresh, repeated, missing } = selectQuestions(list, count, past, createRandom(seed));
      expect(new Set(sortedHashes(questions)).size).toBe(questions.length);
      expect(fresh + repeated).toBe(questions.length);
      expect(questions.length + missing).toBe(count);
      expect(missing).toBeGreaterThanOrEqual(0);
    }),
  );
});

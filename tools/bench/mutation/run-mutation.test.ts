import { describe, expect, test } from 'vitest';
import { addToLast, chooseMutants, continueLast, drawSample, takeSurvivors } from './run-mutation.ts';
import type { AreaResult } from './results.schema.ts';
import { typescriptMutants } from './typescript-mutants.ts';

const source = Array.from({ length: 30 }, (_, index) => `const a${index} = ${index};`).join('\n');
const mutants = typescriptMutants('a.ts', source);

test('a sample has the requested size, the order of the source, and is the same for the same seed', () => {
  const sample = drawSample(mutants, 10, 1);
  expect(sample).toHaveLength(10);
  expect(sample.map(({ line }) => line)).toEqual(sample.map(({ line }) => line).sort((a, b) => a - b));
  expect(drawSample(mutants, 10, 1)).toEqual(sample);
  expect(drawSample(mutants, 10, 2)).not.toEqual(sample);
});

test('most of a sample stays when a mutant is added', () => {
  const sample = drawSample(mutants, 10, 1);
  const later = drawSample([...mutants, ...typescriptMutants('b.ts', 'const b = 1;')], 10, 1);
  expect(sample.filter((mutant) => later.includes(mutant)).length).toBeGreaterThanOrEqual(9);
});

test.each([0, 100])('a size of %i takes all', (size) =>
  expect(drawSample(mutants, size, 1)).toEqual(mutants),
);

test('survivors are found again: in their line, or elsewhere when lines have moved, and each once', () => {
  const twice = typescriptMutants('a.ts', 'const a = 1;\nconst b = 1;');
  const survivor = { file: 'a.ts', operator: 'number', original: '1', replacement: '2', reason: null };
  const lines = (...at: number[]) =>
    takeSurvivors(
      twice,
      at.map((line) => ({ ...survivor, line })),
    ).map(({ line }) => line);
  expect([lines(2), lines(9), lines(9, 9), lines(9, 9, 9)]).toEqual([[2], [1], [1, 2], [1, 2]]);
  expect(takeSurvivors(twice, [{ ...survivor, original: '3', line: 1 }])).toEqual([]);
});

describe('a later result is added to the last one', () => {
  const survivor = {
    file: 'a.ts',
    line: 1,
    operator: 'number',
    original: '1',
    replacement: '2',
    reason: null,
  };
  const last: AreaResult = {
    name: 'a',
    date: '2026-01-01T00:00:00.000Z',
    commit: 'a',
    changed: false,
    seconds: 60,
    load: [1, 1],
    mutants: 30,
    left: 8,
    tried: 10,
    seed: 1,
    killed: 7,
    tooLong: 1,
    notTried: 2,
    survivors: [survivor, survivor, survivor],
  };

  test('of what it left: the rest of its sample, whatever sample is asked for now', () => {
    const options = { sample: 0, seed: 7, grep: '', again: false };
    const begun = { ...last, tried: 3, notTried: 1, left: 6 };
    expect(chooseMutants(mutants, begun, options)).toEqual(drawSample(mutants, 10, 1).slice(4));
  });

  test('of survivors that are tried again: what was killed stays so', () => {
    const again = {
      ...last,
      seconds: 6,
      mutants: 34,
      left: 0,
      tried: 3,
      killed: 2,
      tooLong: 0,
      notTried: 0,
      survivors: [survivor],
    };
    expect(addToLast(last, again)).toMatchObject({
      seconds: 66,
      mutants: 30,
      left: 8,
      tried: 10,
      killed: 9,
      tooLong: 1,
      notTried: 2,
      survivors: [survivor],
    });
  });

  test('of the rest of a sample', () => {
    const next = {
      ...last,
      mutants: 34,
      left: 3,
      tried: 4,
      killed: 3,
      tooLong: 0,
      notTried: 1,
      survivors: [survivor],
    };
    expect(continueLast(last, next)).toMatchObject({
      mutants: 34,
      left: 3,
      tried: 14,
      killed: 10,
      tooLong: 1,
      notTried: 3,
      survivors: [survivor, survivor, survivor, survivor],
    });
  });
});

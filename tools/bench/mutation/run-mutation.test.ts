import { expect, test } from 'vitest';
import { drawSample } from './run-mutation.ts';
import { typescriptMutants } from './typescript-mutants.ts';

const source = Array.from({ length: 30 }, (_, index) => `const a${index} = ${index};`).join('\n');
const mutants = typescriptMutants('a.ts', source);

test('a sample is as large as asked for, in the order of the source, and the same for the same seed', () => {
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

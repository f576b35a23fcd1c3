import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const names = ['content', 'scripts'];

test.each([
  [[], { runs: 9, only: names, note: '' }],
  [['--runs', '1', '--only', 'scripts', '--note', 'on a train'], { runs: 1, only: ['scripts'], note: 'on a train' }],
])('%j', (args, options) => expect(readOptions(args, names)).toEqual(options));

test.each([
  [['--runs', '0'], 'whole number'],
  [['--runs', 'many'], 'whole number'],
  [['--only', 'speed'], 'no measure "speed"'],
])('%j is refused', (args, sentence) => expect(() => readOptions(args, names)).toThrow(sentence));

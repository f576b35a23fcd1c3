import { expect, test } from 'vitest';
import { splitParagraphs } from './paragraphs.ts';

test('a reply is paragraphs and lists', () => {
  expect(splitParagraphs('Un.\n\u2022 deux\n\u2022 trois\nQuatre.')).toEqual([
    'Un.',
    ['deux', 'trois'],
    'Quatre.',
  ]);
  expect(splitParagraphs('Un.')).toEqual(['Un.']);
});

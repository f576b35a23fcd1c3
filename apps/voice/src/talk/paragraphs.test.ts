import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

test('a reply is paragraphs and lists', () => {
  expect(paragraphsOf('Un.\n\u2022 deux\n\u2022 trois\nQuatre.')).toEqual([
    'Un.',
    ['deux', 'trois'],
    'Quatre.',
  ]);
  expect(paragraphsOf('Un.')).toEqual(['Un.']);
});

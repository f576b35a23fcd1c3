import { expect, test } from 'vitest';
import { breaksFourOptions } from '../../../supabase/functions/_shared/validator/four-options.ts';
import { breaksLengthSymmetry } from '../../../supabase/functions/_shared/validator/length-symmetry.ts';
import { goodItem } from '../generated-item.fixture.ts';

const withTexts = (a: string, b: string, c: string, d: string) => {
  const rationale = 'Parce que cela se fait ainsi.';
  return goodItem(0, {
    key: 'a',
    options: {
      a: { text: a, rationale },
      b: { text: b, rationale },
      c: { text: c, rationale },
      d: { text: d, rationale },
    },
  });
};

test.each([
  [false, withTexts('Laver', 'Sécher', 'Masser', 'Attendre')],
  [true, withTexts('Laver', 'Laver', 'Masser', 'Attendre')],
  [true, withTexts('Laver', 'LAVER.', 'Masser', 'Attendre')],
  [true, withTexts('Laver la main', 'Sécher', 'Laver\u00a0la  main', 'Attendre')],
])('finds options that say the same: %s', (expected, item) => {
  expect(breaksFourOptions(item)).toBe(expected);
});

// The key is a: its length divided by the mean of all four, at most 1.5.
test.each([
  [false, withTexts('x'.repeat(10), 'y'.repeat(10), 'z'.repeat(10), 'w'.repeat(10))],
  [false, withTexts('x'.repeat(18), 'y'.repeat(10), 'z'.repeat(10), 'w'.repeat(10))],
  [true, withTexts('x'.repeat(19), 'y'.repeat(10), 'z'.repeat(10), 'w'.repeat(10))],
  [false, withTexts('x'.repeat(10), 'y'.repeat(40), 'z'.repeat(10), 'w'.repeat(10))],
])('finds a key that its length gives away: %s', (expected, item) => {
  expect(breaksLengthSymmetry(item)).toBe(expected);
});

import { hashQuestion } from '@revisoins/assessment';
import { expect, test } from 'vitest';
import { validateItems } from '../../../supabase/functions/_shared/validator/validate-items.ts';
import { breaksNearDuplicate } from '../../../supabase/functions/_shared/validator/near-duplicate.ts';
import { goodItem } from '../generated-item.fixture.ts';
import { validationContext } from './context.fixture.ts';

const item = goodItem(1);

test.each([
  ['the same stem', item.stem],
  ['the same stem in other case and accents', item.stem.toUpperCase()],
  ['another name', item.stem.replace('M. Gagnon', 'M. Gagné')],
  ['another punctuation', item.stem.replace('?', ' ?')],
])('refuses what resembles a known stem: %s', (_, known) => {
  expect(breaksNearDuplicate(item, validationContext({ knownStems: ['Autre chose.', known] }))).toBe(true);
});

test('accepts another situation', () => {
  expect(
    breaksNearDuplicate(item, validationContext({ knownStems: [goodItem(2).stem, goodItem(3).stem] })),
  ).toBe(false);
});

test('refuses a question that the learner has seen in this skill, as the browser names it', () => {
  const { skillTitle } = validationContext();
  expect(
    breaksNearDuplicate(
      item,
      validationContext({ usedHashes: new Set([hashQuestion(item.stem, skillTitle)]) }),
    ),
  ).toBe(true);
  expect(
    breaksNearDuplicate(item, validationContext({ usedHashes: new Set([hashQuestion(item.stem, 'Autre')]) })),
  ).toBe(false);
});

test('lets the first of ten alike through', () => {
  expect(validateItems(Array(10).fill(item), validationContext())).toEqual({
    passed: [item],
    broken: Array(9).fill('near-duplicate'),
  });
});

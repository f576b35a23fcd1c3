import { expect, test } from 'vitest';
import { optionIds } from '@revisoins/host/hosting';
import trial from '../../../../content/trial.json';
import nutrition from '../../../../content/skills/comp-11.json';
import en from '../../locales/en/shell.json';
import fr from '../../locales/fr/shell.json';
import { sample } from './sample-question.tsx';

const item = nutrition.items.find(({ id }) => id === sample.item);

test('the question on the front page is an item of the bank, in its current version', () => {
  expect([item?.version, item?.key]).toEqual([sample.version, sample.key]);
  expect(trial).not.toContain(sample.item);
  // The page says so of this question.
  expect(item?.review.reviewer).toBeNull();
});

test.each([
  ['fr', fr.landing.sample, item?.fr],
  ['en', en.landing.sample, item?.en],
] as const)('its text in %s is that of the bank', (_, shown, wording) => {
  const options = optionIds.map((id) => [id, { text: shown[id], rationale: shown[`${id}Reason`] }]);
  expect({ stem: shown.stem, options: Object.fromEntries(options) }).toEqual({
    stem: wording?.stem,
    options: wording?.options,
  });
});

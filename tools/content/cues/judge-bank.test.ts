import { createRandom, optionIds, shuffle } from '@revisoins/assessment';
import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import type { SourceItem } from '../source-file.ts';
import { conceptGroups } from './concept-groups.ts';
import { assignFolds } from './cross-validate.ts';
import { measureBank, judgeBank, describeItem, measureShare } from './judge-bank.ts';

const random = createRandom(1);
const wordsFrom = (count: number) =>
  Array.from({ length: count }, () =>
    Array.from({ length: 6 }, () => 'abcdefghijklmnoprstu'[Math.floor(random() * 20)]).join(''),
  );
const vocabulary = wordsFrom(60);

/** Items of drawn words; the key opens with a word of its own when `hasCue`. */
function makeBank(count: number, hasCue: boolean): SourceItem[] {
  return Array.from({ length: count }, (_, index) => {
    const key = optionIds[Math.floor(random() * optionIds.length)] ?? 'a';
    const options = optionIds.map((id) => {
      const words = shuffle(vocabulary, random).slice(0, 4);
      return (hasCue && id === key ? ['veiller', ...words.slice(1)] : words).join(' ');
    });
    const stem = wordsFrom(8).join(' ');
    const id = `c08-${String(index + 1).padStart(3, '0')}`;
    return sourceItem({ id, key, fr: { stem, options }, en: { stem, options } });
  });
}

test('models find the keys of a bank that reveals them, and name the features', () => {
  const bank = judgeBank(makeBank(60, true), ['fr']);
  const everyone = [...bank.entries.keys()];
  const found = Object.fromEntries(
    bank.models.map(({ name, judgements }) => [name, measureShare(judgements, everyone)]),
  );
  expect(found['words']).toBeGreaterThan(0.9);
  expect(found['characters']).toBeGreaterThan(0.9);
  const [item] = describeItem(bank, 0);
  expect(item?.verdicts.find(({ model }) => model === 'words')?.strongest).toContain('veiller');
});

test('of a bank that gives nothing away they find about a quarter, as often as by lot', () => {
  const figures = measureBank(judgeBank(makeBank(120, false), ['en']));
  for (const { share, p } of figures.filter(({ part }) => part === 'all')) {
    expect(share).toBeLessThan(0.4);
    expect(p).toBeGreaterThan(0.01);
  }
});

test('gives the same figures each time', () => {
  const bank = makeBank(30, false);
  expect(judgeBank(bank, ['fr'])).toEqual(judgeBank(bank, ['fr']));
});

test('keeps items that ask for the same in one fold', () => {
  const stem = 'Un dysphagique avale sa purée de travers au souper du dimanche soir. Que faites-vous?';
  const others = makeBank(20, false);
  const items = [
    sourceItem({ id: 'c11-001', fr: { stem } }),
    ...others,
    sourceItem({ id: 'c04-001', fr: { stem } }),
  ];
  const groups = conceptGroups(items.map(({ item }) => item));
  expect(groups.at(-1)).toBe(groups[0]);
  expect(new Set(groups).size).toBe(21);
  const folds = assignFolds(groups);
  expect(folds.at(-1)).toBe(folds[0]);
  expect(new Set(folds).size).toBe(10);
});

import { expect, test } from 'vitest';
import { checkTypography } from './checks/check-typography.ts';
import { sourceItem } from './source-file.fixture.ts';
import { fixFileTypography } from './fix-file-typography.ts';

test('leaves nothing for the check to find, and the spaces of English alone', () => {
  const { item } = sourceItem({
    fr: { stem: 'Que dire : « oui » ?', rationale: '92 % !' },
    en: { stem: 'Note : 92 % ?' },
  });
  const fixed = fixFileTypography({ skill: 8, items: [item] });
  expect(checkTypography(fixed.items.map((entry) => ({ file: 'x', item: entry })))).toEqual([]);
  expect(fixed.items[0]?.en.stem).toBe('Note : 92 % ?');
  expect(fixFileTypography(fixed)).toEqual(fixed);
});

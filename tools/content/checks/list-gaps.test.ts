import type { BankItem } from '@revisoins/assessment/bank';
import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { listGaps } from './list-gaps.ts';

const source = { publisher: 'Éditeur', document: 'Guide', section: '2.1', checked: null };
const complete: BankItem = {
  ...sourceItem({ concept: 'hand-hygiene' }).item,
  blueprint: {
    competency: 'infection-prevention',
    activity: 'none',
    setting: 'hospital',
    ageGroup: 'adult',
    cognitiveLevel: 'application',
  },
  sources: [{ ...source, checked: { by: 'Anne Roy, infirmière', on: '2026-11-22' } }],
  recheckBy: '2027-11-22',
};
const list = (...items: BankItem[]) =>
  listGaps([{ name: 'skills/comp-08.json', bank: { skill: 8, items } }], '2026-11-23').map(
    ({ level, message }) => {
      expect(level).toBe('warning');
      return message;
    },
  );

test('finds nothing missing in an item that has everything', () => {
  expect(list(complete)).toEqual([]);
});

test('names what is missing, and in which items', () => {
  expect(list(sourceItem().item, { ...complete, sources: [source], recheckBy: '2026-11-22' })).toEqual([
    '1 of 2 items have no "sources" (c08-001)',
    '1 of 2 items have a source that no person has checked (c08-001)',
    '1 of 2 items have passed the day of their "recheckBy" (c08-001)',
  ]);
});

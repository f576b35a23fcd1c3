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
    '1 of 2 items have no "concept" (c08-001)',
    '1 of 2 items have no "blueprint" (c08-001)',
    '1 of 2 items have no "sources" (c08-001)',
    '1 of 2 items have a source that no person has checked (c08-001)',
    '1 of 2 items have passed the day of their "recheckBy" (c08-001)',
  ]);
});

test('names items that seem to ask for the same until both have a concept', () => {
  const stem = 'Un dysphagique avale sa purée de travers au souper du dimanche soir. Que faites-vous?';
  const others = ['Le pansement colle.', 'Une sonde fuit.', 'Son brassard serre.'].map((text, index) => ({
    ...complete,
    id: `c08-01${index}`,
    objective: { fr: text, en: text },
    fr: { ...complete.fr, stem: `${text} ${'gmprst'.slice(index)}eriosa velitap` },
  }));
  const pair = (concept?: string) =>
    ['c08-001', 'c08-002'].map((id) => ({ ...complete, ...sourceItem({ id, fr: { stem } }).item, concept }));
  expect(list(...pair(), ...others)).toContainEqual(
    expect.stringContaining('seems to ask for the same as c08-001'),
  );
  expect(list(...pair('dysphagia-posture'), ...others).join()).not.toContain('c08-001');
});

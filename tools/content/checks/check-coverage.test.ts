import { bankDomains, skills } from '@revisoins/assessment';
import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import type { SourceFile } from '../source-file.ts';
import { checkCoverage } from './check-coverage.ts';

const skillFile = (skill: number, fallbacks: number, stem = 'Que faites-vous?'): SourceFile => ({
  name: 'skills/file.json',
  bank: {
    skill,
    items: Array.from({ length: fallbacks }, () => sourceItem({ fallback: true, fr: { stem } }).item),
  },
});
const examFile = (count: number, fallback: boolean): SourceFile => ({
  name: 'exam/neurologie.json',
  bank: { domain: 'Neurologie', items: Array.from({ length: count }, () => sourceItem({ fallback }).item) },
});
const messages = (file: SourceFile) =>
  checkCoverage([file])
    .filter((problem) => problem.file === file.name)
    .map(({ message }) => message);

test.each([skillFile(8, 5), skillFile(27, 10), skillFile(29, 10), examFile(6, false)])(
  'accepts a complete file',
  (file) => {
    expect(messages(file)).toEqual([]);
  },
);

test.each([
  [skillFile(8, 4), '4 items have "fallback": true, 5 are required'],
  [skillFile(27, 5), '10 are required'],
  [examFile(6, true), 'keys stay on the server'],
  [skillFile(11, 5, 'Un homme a fait un infarctus. Que mange-t-il?'), 'cardiac topic'],
])('reports an incomplete file', (file, message) => {
  expect(messages(file).join()).toContain(message);
});

test('names every missing file', () => {
  expect(checkCoverage([])).toHaveLength(skills.length + bankDomains.length);
});

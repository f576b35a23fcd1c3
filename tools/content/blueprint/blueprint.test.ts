import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ItemBlueprint } from '@revisoins/assessment/bank';
import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { coverageStats, findHoles } from './coverage.ts';
import { type Blueprint, parseBlueprint } from './read-blueprint.ts';

const text = readFileSync(join(import.meta.dirname, '../../../content/blueprint.json'), 'utf8');
const own = parseBlueprint(text).blueprint as Blueprint;

test('the blueprint of the bank has the public weights, and marks them as to be confirmed', () => {
  expect(parseBlueprint(text).problems).toEqual([]);
  expect(own.status).toContain('to be confirmed');
  expect(own.parts[0]?.weights).toMatchObject({ 'systematic-approach': 20, communication: 15 });
});

test.each<[string, (blueprint: Blueprint) => unknown, string]>([
  [
    'weights that do not add up',
    (b) => ({ ...b, parts: [{ ...b.parts[0], weights: { communication: 99 } }] }),
    '100 %',
  ],
  ['a competency in no part', (b) => ({ ...b, parts: b.parts.slice(1) }), 'each competency in one part'],
  ['an unknown field', (b) => ({ ...b, hint: 1 }), 'hint'],
  ['no status', ({ status: _, ...b }) => b, 'status'],
])('refuses %s', (_, change, message) => {
  const { blueprint, problems } = parseBlueprint(JSON.stringify(change(own)));
  expect(blueprint).toBeNull();
  expect(problems.map((one) => one.message).join()).toContain(message);
});

test('a file that is not JSON is an error of blueprint.json', () => {
  expect(parseBlueprint('{,').problems).toMatchObject([{ level: 'error', file: 'blueprint.json' }]);
});

const place: ItemBlueprint = {
  competency: 'communication',
  activity: 'vaccination',
  setting: 'clinic',
  ageGroup: 'child',
  cognitiveLevel: 'analysis',
};
const item = (file: string, changes: Partial<ItemBlueprint> = {}) => ({
  file,
  item: { ...sourceItem().item, blueprint: { ...place, ...changes } },
});
const small: Blueprint = {
  ...own,
  parts: own.parts.map((part) => ({ ...part, items: 20 })),
  fewest: { activity: 1, setting: 0, ageGroup: 0 },
};

test('names what the exam has too few items of, whatever the quizzes have', () => {
  const items = Array.from({ length: 3 }, () => item('exam/neurologie.json'));
  const quizzes = Array.from({ length: 9 }, () => item('skills/comp-08.json', { activity: 'specimens' }));
  const holes = findHoles([...items, ...quizzes], small).map(({ level, message }) => `${level} ${message}`);
  expect(holes).toContain('warning the exam has 0 of 1 items of the activity "specimens": write 1 more');
  expect(holes).toContain(
    'warning the exam has 0 of 4 items of the competency "pharmacotherapy": write 4 more',
  );
  expect(holes.join()).not.toMatch(/communication|vaccination|"none"|setting|cognitive/);
});

test('shows what is covered beside what is planned', () => {
  const rows = coverageStats([item('exam/neurologie.json'), item('skills/comp-08.json')], small)
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/));
  expect(rows).toContainEqual(['competency', 'communication', '1', '1', '3', '2']);
  expect(rows).toContainEqual(['cognitiveLevel', 'analysis', '1', '1']);
  expect(rows.at(-1)).toEqual(['What is planned is to be confirmed with the current plan directeur.']);
});

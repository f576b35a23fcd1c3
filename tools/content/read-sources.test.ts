import { expect, test } from 'vitest';
import { parseSource } from './read-sources.ts';
import { sourceItem } from './source-file.fixture.ts';

const { item } = sourceItem();
const parse = (value: unknown) => parseSource('skills/comp-08.json', JSON.stringify(value));

test('reads a sound file', () => {
  expect(parse({ skill: 8, items: [item] })).toEqual({
    file: { name: 'skills/comp-08.json', bank: { skill: 8, items: [item] } },
    problems: [],
  });
});

test('reports a file that is not JSON', () => {
  expect(parseSource('skills/x.json', '{').problems[0]?.message).toContain('is not JSON');
});

test.each([
  [{ ...item, key: 'e' }, 'key'],
  [{ ...item, fr: { ...item.fr, stem: '' } }, 'fr.stem: is empty'],
  [{ ...item, hint: 1 }, 'hint'],
])('names item and field of a fault', (faulty, message) => {
  expect(parse({ skill: 8, items: [faulty] }).problems).toMatchObject([
    { id: 'c08-001', message: expect.stringContaining(message) },
  ]);
});

test('a file without a skill or a domain is not read', () => {
  expect(parse({ items: [item] }).file).toBeNull();
});

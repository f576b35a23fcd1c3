import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkMetadata } from './check-metadata.ts';

const blueprint = {
  competency: 'infection-prevention',
  activity: 'none',
  setting: 'hospital',
  ageGroup: 'adult',
  cognitiveLevel: 'application',
} as const;

test('asks for the concept and the place in the blueprint of an item', () => {
  expect(checkMetadata([sourceItem()])).toMatchObject([
    { level: 'error', id: 'c08-001', message: expect.stringContaining('has no "concept"') },
    { level: 'error', id: 'c08-001', message: expect.stringContaining('has no "blueprint"') },
  ]);
});

test('an item that has both is accepted', () => {
  const entry = sourceItem({ concept: 'hand-hygiene' });
  expect(checkMetadata([{ ...entry, item: { ...entry.item, blueprint } }])).toEqual([]);
});

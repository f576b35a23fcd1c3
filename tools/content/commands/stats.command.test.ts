import { expect, test } from 'vitest';
import type { Reading } from '../readings/reading.schema.ts';
import { readingStats } from './stats.command.ts';

const read = (id: string, changes: Partial<Reading> = {}): Reading => ({
  id,
  version: 1,
  agreed: true,
  contested: false,
  date: '2026-01-31',
  reader: 'Lectrice 1',
  readerKind: 'model',
  text: '0123456789abcdef',
  ...changes,
});

test('counts the answers of each item’s first reader, and whether models or persons read', () => {
  const record = [
    read('a', { agreed: false, contested: true }),
    read('b', { contested: true }),
    read('c'),
    read('d', { readerKind: 'person' }),
    read('a', { version: 2 }),
  ];
  expect(readingStats(record)).toBe(
    'First blind readings: 4; answered otherwise 1 (25.0 %), contested 1 (25.0 %); 1 read again. By a language model: 4; by a person: 1.',
  );
  expect(readingStats([])).toContain('First blind readings: 0;');
});

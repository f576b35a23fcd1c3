import { expect, test } from 'vitest';
import { signTables } from './item.fixture.ts';
import { stemText } from './stem-text.ts';

test('a stem without a table is its own text', () => {
  expect(stemText('Que faites-vous?')).toBe('Que faites-vous?');
});

test('a table is read after the stem: its caption, then row by row with the headings', () => {
  expect(stemText('What do you do?', signTables.en)).toBe(
    'What do you do? Mrs. Roy’s vital signs. 8 a.m., Blood pressure 128/76, Pulse 82/min. ' +
      '10 a.m., Blood pressure 104/62, Pulse 108/min.',
  );
});

import { expect, test } from 'vitest';
import { unmetRequirements } from './unmet-requirements.ts';

test('names what the host cannot give', () => {
  expect(
    unmetRequirements(
      { react: '^20.0.0', auth: '^0.1.0', voice: '^1.0.0' },
      { react: ['19.3.1'], auth: ['0.1.0'] },
    ),
  ).toEqual([
    'react ^20.0.0 is required, the host has 19.3.1',
    'voice ^1.0.0 is required, the host has none',
  ]);
});

test('is content when any of two offered majors fits', () => {
  expect(unmetRequirements({ auth: '^1.0.0' }, { auth: ['1.2.0', '2.0.0'] })).toEqual([]);
});

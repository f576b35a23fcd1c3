import { expect, test } from 'vitest';
import { AppError, isAppError } from './app-error.ts';

test('keeps the kind, the cause and the metadata', () => {
  const cause = new Error('socket closed');
  const error = new AppError('profiles could not be read', 'network', {
    cause,
    metadata: { table: 'profiles' },
  });
  expect(error).toMatchObject({ kind: 'network', cause, metadata: { table: 'profiles' } });
});

test('recognises an error of another copy of the class', () => {
  const other = Object.assign(new Error('late'), { kind: 'timeout' });
  other.name = 'AppError';
  expect(isAppError(other)).toBe(true);
});

test.each([
  new Error('plain'),
  Object.assign(new Error('x'), { name: 'AppError', kind: 'odd' }),
  'text',
  null,
  undefined,
])('does not take %s for one', (value) => {
  expect(isAppError(value)).toBe(false);
});

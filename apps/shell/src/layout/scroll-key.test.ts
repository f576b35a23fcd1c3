import { expect, test } from 'vitest';
import { scrollKey } from './scroll-key.ts';

test('distinguishes pages that the browser loaded', () => {
  expect(scrollKey({ key: 'default', pathname: '/about', search: '' })).not.toBe(
    scrollKey({ key: 'default', pathname: '/quiz-start/1', search: '?questions=5' }),
  );
});

test('keeps visits of one page apart', () => {
  expect(scrollKey({ key: 'a', pathname: '/about', search: '' })).not.toBe(
    scrollKey({ key: 'b', pathname: '/about', search: '' }),
  );
});

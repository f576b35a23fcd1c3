import { expect, test } from 'vitest';
import { scrollKey } from './scroll-key.ts';

test('distinguishes pages that the browser loaded', () => {
  expect(scrollKey({ key: 'default', pathname: '/about', search: '' })).not.toBe(
    scrollKey({ key: 'default', pathname: '/exam-results', search: '?exam=1' }),
  );
});

test('keeps visits of one page apart', () => {
  expect(scrollKey({ key: 'a', pathname: '/about', search: '' })).not.toBe(
    scrollKey({ key: 'b', pathname: '/about', search: '' }),
  );
});

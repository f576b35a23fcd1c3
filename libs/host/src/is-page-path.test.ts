import { expect, test } from 'vitest';
import { isPagePath } from './is-page-path.ts';

test.each([
  '/',
  '/quiz-start/8',
  '/quiz/8?questions=10',
  '/skills#recherche',
  '/about?next=https://elsewhere.test',
  '/%2F%2Felsewhere.test',
  `/${'a'.repeat(499)}`,
])('%s is a page of this site', (path) => expect(isPagePath(path)).toBe(true));

test.each([
  '',
  'skills',
  'https://elsewhere.test/',
  '//elsewhere.test',
  '///elsewhere.test',
  '/\\elsewhere.test',
  '\\\\elsewhere.test',
  '/skills\\..\\..',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '/\u0000/elsewhere.test',
  ' /skills',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '%2F%2Felsewhere.test',
  '@elsewhere.test',
  '.elsewhere.test',
  `/${'a'.repeat(500)}`,
])('%j is none', (text) => expect(isPagePath(text)).toBe(false));

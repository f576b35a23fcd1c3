import { expect, test } from 'vitest';
import { malformed } from './malformed.ts';

const ask = (service: string, path: string, body: unknown = '', type = 'application/json') =>
  malformed(
    service,
    new URL(path, 'http://127.0.0.1'),
    type,
    typeof body === 'string' ? body : JSON.stringify(body),
  );

test.each([
  ['a NUL in a path', 'storage', '/storage/v1/object/avatars/a%00.png', ''],
  ['a NUL in a query', 'rest', '/rest/v1/quiz_attempts?order=%00', ''],
  ['an escape that is none', 'rest', '/rest/v1/%ff', ''],
  ['a NUL in a text', 'rest', '/rest/v1/rpc/search_reference', { words: ['a\u0000'] }],
  ['a NUL behind a backslash', 'rest', '/rest/v1/rpc/search_reference', { words: ['\\\u0000'] }],
  ['half a body', 'storage', '/storage/v1/object/list/avatars', '{'],
  ['an address that is an object', 'auth', '/auth/v1/token', { email: {} }],
  [
    'arrays in arrays without end',
    'rest',
    '/rest/v1/rpc/follow_exam',
    `{"exam_id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  ],
  ['an expression', 'rest', '/rest/v1/user_quiz_history?question_text=match.^(a%2B)\\1$', ''],
  [
    'an expression among others',
    'rest',
    '/rest/v1/profiles?or=(id.is.null,username.not.imatch(any).{a})',
    '',
  ],
  ['rows without end', 'rest', '/rest/v1/quiz_attempts', Array(2001).fill(1)],
  ['files without end', 'storage', '/storage/v1/object/avatars', { prefixes: Array(2001).fill('a') }],
  ['a body that is a text', 'auth', '/auth/v1/signup', '"x"'],
  ['names that are a list', 'auth', '/auth/v1/user', { password: 'x', data: [] }],
  ['names that are a text', 'auth', '/auth/v1/signup', { password: 'x', data: 'x' }],
  [
    'a mark before the body, which only some readers skip',
    'auth',
    '/auth/v1/token',
    '\uFEFF{}',
    'text/plain',
  ],
])('%s is malformed', (_case, service, path, body, type?: string) => {
  expect(ask(service, path, body, type)).toMatch(/^(The|A) /);
});

test.each([
  ['an accent in a path', 'storage', '/storage/v1/object/avatars/%C3%A9.png', 'x', 'image/png'],
  ['a filter', 'rest', '/rest/v1/quiz_attempts?skill_title=eq.rematch.com', '', undefined],
  [
    'the most hashes of a quiz',
    'rest',
    '/rest/v1/rpc/draw_quiz_items',
    { used_hashes: Array(5000).fill('a') },
    undefined,
  ],
  ['the words for a NUL', 'rest', '/rest/v1/rpc/search_reference', { words: ['\\u0000'] }, undefined],
  [
    'a sign-in',
    'auth',
    '/auth/v1/token',
    { email: 'a@b.ca', password: 'x', gotrue_meta_security: {} },
    undefined,
  ],
  [
    'half a body, which the tables and functions refuse themselves',
    'rest',
    '/rest/v1/rpc/search_reference',
    '{',
    undefined,
  ],
])('%s is not', (_case, service, path, body, type) => {
  expect(ask(service, path, body, type)).toBeNull();
});

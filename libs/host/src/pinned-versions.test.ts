// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { pinVersion, isVersionPinned, unpinVersion } from './pinned-versions.ts';

beforeEach(() => localStorage.clear());

test('holds a remote until every attempt of it is released', () => {
  pinVersion('quiz', 'one');
  pinVersion('quiz', 'two');
  unpinVersion('quiz', 'one');
  expect(isVersionPinned('quiz')).toBe(true);
  unpinVersion('quiz', 'two');
  expect(isVersionPinned('quiz')).toBe(false);
});

test('holds no other remote', () => {
  pinVersion('quiz', 'one');
  expect(isVersionPinned('exam')).toBe(false);
});

test('forgets what a crash left behind, after a day', () => {
  pinVersion('quiz', 'one');
  expect(isVersionPinned('quiz', Date.now() + 25 * 60 * 60 * 1000)).toBe(false);
});

test.each(['{', '[]', '{"quiz": 3}', '{"quiz": {"one": "soon"}}'])(
  'takes %s in the storage for nothing pinned',
  (text) => {
    localStorage.setItem('revisoins-pinned-versions', text);
    expect(isVersionPinned('quiz')).toBe(false);
  },
);

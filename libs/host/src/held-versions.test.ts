// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { holdVersion, isVersionHeld, releaseVersion } from './held-versions.ts';

beforeEach(() => localStorage.clear());

test('holds a remote until every attempt of it is released', () => {
  holdVersion('quiz', 'one');
  holdVersion('quiz', 'two');
  releaseVersion('quiz', 'one');
  expect(isVersionHeld('quiz')).toBe(true);
  releaseVersion('quiz', 'two');
  expect(isVersionHeld('quiz')).toBe(false);
});

test('holds no other remote', () => {
  holdVersion('quiz', 'one');
  expect(isVersionHeld('exam')).toBe(false);
});

test('forgets what a crash left behind, after a day', () => {
  holdVersion('quiz', 'one');
  expect(isVersionHeld('quiz', Date.now() + 25 * 60 * 60 * 1000)).toBe(false);
});

test.each(['{', '[]', '{"quiz": 3}', '{"quiz": {"one": "soon"}}'])(
  'takes %s in the storage for nothing held',
  (text) => {
    localStorage.setItem('revisoins-held-versions', text);
    expect(isVersionHeld('quiz')).toBe(false);
  },
);

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
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

test('holds no other remote, nor forgets another when one is released', () => {
  pinVersion('quiz', 'one');
  expect(isVersionPinned('exam')).toBe(false);
  pinVersion('exam', 'one');
  unpinVersion('quiz', 'one');
  unpinVersion('voice', 'one');
  expect([isVersionPinned('quiz'), isVersionPinned('exam')]).toEqual([false, true]);
});

test('forgets what a crash left behind, after a day', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  pinVersion('quiz', 'one');
  const dayLater = Date.now() + 24 * 60 * 60 * 1000;
  expect([isVersionPinned('quiz', dayLater - 1), isVersionPinned('quiz', dayLater)]).toEqual([true, false]);
  vi.useRealTimers();
});

test.each(['{', '[]', '{"quiz": 3}', '{"quiz": {"one": "soon"}}'])(
  'takes %s in the storage for nothing pinned',
  (text) => {
    localStorage.setItem('revisoins-pinned-versions', text);
    expect(isVersionPinned('quiz')).toBe(false);
  },
);

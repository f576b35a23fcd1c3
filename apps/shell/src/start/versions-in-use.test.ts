// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { VERSIONS_KEY } from '../platform/storage-keys.ts';
import { noteVersion } from './versions-in-use.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a version is written when it changes, and when another tab has recorded another one', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  for (const version of ['1', '1', '2', '2']) noteVersion('quiz', version);
  expect(write).toHaveBeenCalledTimes(2);
  localStorage.setItem(VERSIONS_KEY, '{"quiz":"1"}');
  noteVersion('quiz', '2');
  expect(localStorage.getItem(VERSIONS_KEY)).toBe('{"quiz":"2"}');
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage, parseStored, tabStorage } from './browser-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('keeps in the storage of its name', () => {
  deviceStorage.set('a', '1');
  tabStorage.set('a', '2');
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2']);
  deviceStorage.remove('a');
  expect([deviceStorage.get('a'), tabStorage.get('a')]).toEqual([null, '2']);
});

describe('where the device refuses', () => {
  test('keeps for the length of the page, and forgets', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    deviceStorage.set('b', '1');
    expect(deviceStorage.get('b')).toBe('1');
    deviceStorage.remove('b');
    expect(deviceStorage.get('b')).toBeNull();
    vi.unstubAllGlobals();
  });
});

test.each([[null], ['{']])('parseStored takes %s for nothing', (text) =>
  expect(parseStored(text)).toBeUndefined(),
);

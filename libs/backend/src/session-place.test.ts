// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetStoredSession,
  rememberSession,
  SESSION_KEY,
  sessionPlace,
  sessionStorageAdapter,
  storedSession,
} from './session-place.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetStoredSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('keeps a session in local storage by default', () => {
  sessionStorageAdapter.setItem(SESSION_KEY, 'a');
  expect([sessionPlace(), localStorage.getItem(SESSION_KEY), sessionStorage.getItem(SESSION_KEY)]).toEqual([
    'lasting',
    'a',
    null,
  ]);
});

test('keeps a session that must end with the browser out of local storage', () => {
  rememberSession(false);
  sessionStorageAdapter.setItem(SESSION_KEY, 'a');
  expect([sessionPlace(), localStorage.getItem(SESSION_KEY), storedSession()]).toEqual(['visit', null, 'a']);
});

test('keeps a renewed session where it was, also after a reload', () => {
  sessionStorage.setItem(SESSION_KEY, 'a');
  sessionStorageAdapter.setItem(SESSION_KEY, 'b');
  expect([sessionPlace(), storedSession()]).toEqual(['visit', 'b']);
});

test('moves the session when the next sign-in decides otherwise', () => {
  rememberSession(false);
  sessionStorageAdapter.setItem(SESSION_KEY, 'a');
  rememberSession(true);
  sessionStorageAdapter.setItem(SESSION_KEY, 'b');
  expect([localStorage.getItem(SESSION_KEY), sessionStorage.getItem(SESSION_KEY)]).toEqual(['b', null]);
});

test('falls back to memory when the browser refuses storage', () => {
  const refused = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  vi.stubGlobal('localStorage', refused);
  sessionStorageAdapter.setItem(SESSION_KEY, 'a');
  expect([sessionPlace(), storedSession()]).toEqual(['page', 'a']);
});

test('works where there is no storage at all', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  sessionStorageAdapter.setItem(SESSION_KEY, 'a');
  expect(sessionStorageAdapter.getItem(SESSION_KEY)).toBe('a');
  forgetStoredSession();
  expect(storedSession()).toBeNull();
});

test('forgets the session in every place', () => {
  localStorage.setItem(SESSION_KEY, 'a');
  sessionStorage.setItem(SESSION_KEY, 'b');
  forgetStoredSession();
  expect(storedSession()).toBeNull();
});

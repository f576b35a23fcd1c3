// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { detectLanguages, discardInjection, languageDetector } from './detection.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  location.href = 'https://revisoins.example/';
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'i18next=; max-age=0';
  document.documentElement.lang = 'fr-CA';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US', 'en']);
});

test.each(['fr', 'en', 'fr-CA', 'en-US', 'zh-Hant-TW'])('keeps %s', (tag) => {
  expect(discardInjection(tag)).toBe(tag);
});

test.each([
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'fr" onload=alert(1)',
  "en'",
  '${x}',
  'fr;drop',
  '< / script',
])('discards %s', (value) => {
  expect(discardInjection(value)).toBe('');
});

test('looks in the six places in order', () => {
  location.href = 'https://revisoins.example/?lng=address';
  document.cookie = 'i18next=cookie';
  localStorage.setItem('i18nextLng', 'kept');
  sessionStorage.setItem('i18nextLng', 'visit');
  expect(detectLanguages()).toEqual(['address', 'cookie', 'kept', 'visit', 'en-US', 'en', 'fr-CA']);
});

test('leaves out what looks like a script', () => {
  location.href = 'https://revisoins.example/?lng=%3Cscript%3Ealert(1)%3C/script%3E';
  localStorage.setItem('i18nextLng', 'javascript:alert(1)');
  expect(detectLanguages()).toEqual(['en-US', 'en', 'fr-CA']);
});

test('skips the cookie when cookies are unavailable', () => {
  document.cookie = 'i18next=cookie';
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  expect(detectLanguages()).not.toContain('cookie');
});

test('does without a storage that the browser refuses', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(detectLanguages()).toEqual(['en-US', 'en', 'fr-CA']);
  expect(() => languageDetector.cacheUserLanguage?.('en')).not.toThrow();
});

test('keeps the choice in local storage', () => {
  languageDetector.cacheUserLanguage?.('en');
  expect(localStorage.getItem('i18nextLng')).toBe('en');
});

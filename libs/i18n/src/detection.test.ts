import { expect, test } from 'vitest';
import { detectionOptions, discardInjection } from './detection.ts';

test.each(['fr', 'en', 'fr-CA', 'en-US', 'zh-Hant-TW'])('keeps %s', (tag) => {
  expect(discardInjection(tag)).toBe(tag);
});

test.each(['<script>alert(1)</script>', 'javascript:alert(1)', 'fr" onload=alert(1)', "en'", '${x}', 'fr;drop', '< / script'])(
  'discards %s',
  (value) => {
    expect(discardInjection(value)).toBe('');
  },
);

test('looks in the six places in order, and keeps the choice in local storage', () => {
  expect(detectionOptions(true)).toMatchObject({
    order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
    lookupQuerystring: 'lng',
    lookupCookie: 'i18next',
    lookupLocalStorage: 'i18nextLng',
    caches: ['localStorage'],
  });
});

test('skips the cookie when cookies are unavailable', () => {
  expect(detectionOptions(false).order).not.toContain('cookie');
});

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { prepareFirstPaint, showOtherLanguage } from './first-paint.ts';

const settings = { sessionKeys: ['session', 'session-visit'], regions: { fr: 'fr-CA', en: 'en-CA' } };
const html = document.documentElement;

interface Situation {
  /** The browser's current address. */
  at?: string;
  /** The document's own language and address. */
  page?: { path: string; address: string; lang: string };
  storage?: Record<string, string>;
  cookie?: string;
  browser?: string[];
}

/** What a browser shows first in a situation: nothing ('held') or a text, and the document's language. */
function firstPaint({
  at = '/',
  page = { path: '/', address: '/', lang: 'fr-CA' },
  storage = {},
  cookie = '',
  browser = ['fr-CA'],
}: Situation) {
  location.href = `https://revisoins.example${at}`;
  html.lang = page.lang;
  Object.assign(html.dataset, { path: page.path, address: page.address });
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  if (cookie) document.cookie = cookie;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  document.body.innerHTML = `<div id="root">${page.lang}</div>${page.address === page.path ? '<template lang="en-CA" data-title="Title">en-CA</template>' : ''}`;
  prepareFirstPaint(settings);
  showOtherLanguage();
  return { shows: html.dataset.firstPaint ?? document.getElementById('root')?.textContent, lang: html.lang };
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'i18next=; max-age=0';
  delete html.dataset.firstPaint;
});

const english = { path: '/about', address: '/en/about', lang: 'en-CA' };

test.each<[string, Situation, string, string]>([
  ['a French browser', {}, 'fr-CA', 'fr-CA'],
  ['an English browser', { browser: ['en-US'] }, 'en-CA', 'en-CA'],
  ['a browser of neither language', { browser: ['es', 'pt-BR'] }, 'fr-CA', 'fr-CA'],
  ['a browser that names English before French', { browser: ['de', 'en', 'fr'] }, 'en-CA', 'en-CA'],
  ['a stored choice', { storage: { i18nextLng: 'en' } }, 'en-CA', 'en-CA'],
  [
    'a stored choice against the browser',
    { storage: { i18nextLng: 'fr' }, browser: ['en-CA'] },
    'fr-CA',
    'fr-CA',
  ],
  ['a cookie against storage', { cookie: 'i18next=en', storage: { i18nextLng: 'fr' } }, 'en-CA', 'en-CA'],
  ['the address against a cookie', { at: '/?lng=fr', cookie: 'i18next=en' }, 'fr-CA', 'fr-CA'],
  ['an injected language', { at: '/?lng=en%3Cscript%3E' }, 'fr-CA', 'fr-CA'],
  ['the English address', { at: '/en/about', page: english }, 'en-CA', 'en-CA'],
  ['the English address with French asked for', { at: '/en/about?lng=fr', page: english }, 'held', 'fr-CA'],
  ['a stored session', { storage: { session: '{}' } }, 'held', 'fr-CA'],
  ['a session in another tab', { storage: { 'session-visit': '1' }, browser: ['en'] }, 'held', 'en-CA'],
  ['an address with somebody’s tokens', { at: '/#access_token=x&type=signup' }, 'fr-CA', 'fr-CA'],
  ['a link into the page', { at: '/#main' }, 'fr-CA', 'fr-CA'],
  ['another path, answered with this page', { at: '/dashboard' }, 'held', 'fr-CA'],
])('%s', (_, situation, shows, lang) => expect(firstPaint(situation)).toEqual({ shows, lang }));

test('the English address becomes that of the page, with the language asked for and the rest kept', () => {
  firstPaint({ at: '/en/about?from=school#main', page: english });
  expect(location.href).toBe('https://revisoins.example/about?from=school&lng=en#main');
});

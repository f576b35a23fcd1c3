// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { exchangeViews, prepareFirstPaint, showView, viewSteps } from './first-paint.ts';

const settings = {
  sessionKeys: ['session', 'session-visit'],
  overridesKey: 'overrides',
  attemptsPrefix: 'attempts:',
  trialKey: 'trial',
  locales: { fr: 'fr-CA', en: 'en-CA' },
};
const html = document.documentElement;
/** The template whose scripts were run at once. */
let loaded: string | undefined;

interface Situation {
  /** The browser's current address. */
  at?: string;
  /** The document's own language and address. */
  page?: { path: string; address: string; lang: string };
  /** The body, if not that of a page of the shell. */
  body?: string;
  storage?: Record<string, string>;
  cookie?: string;
  browser?: string[];
}

/** What a browser shows first in a situation: nothing ('hidden') or a text, and the document's language. */
function firstPaint({
  at = '/',
  page = { path: '/', address: '/', lang: 'fr-CA' },
  body,
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
  document.body.innerHTML = body ?? publicPage(page);
  prepareFirstPaint(settings, (scripts) => (loaded = scripts?.id));
  showView(settings, viewSteps);
  return { shows: html.dataset.firstPaint ?? document.getElementById('root')?.textContent, lang: html.lang };
}

type Page = NonNullable<Situation['page']>;

/** A page of the shell: its text, and at the French address the English one. */
const publicPage = ({ lang, path, address }: Page) =>
  `<div id="root" data-view="${lang} signed-out">${lang}</div>${address === path ? '<template lang="en-CA" data-view="en-CA signed-out" data-title="Title">en-CA</template>' : ''}`;

beforeEach(() => {
  loaded = undefined;
  localStorage.clear();
  document.cookie = 'i18next=; max-age=0';
  for (const name of ['firstPaint', 'audience', 'routes']) delete html.dataset[name];
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
  ['the English address with French asked for', { at: '/en/about?lng=fr', page: english }, 'hidden', 'fr-CA'],
  ['a stored session', { storage: { session: '{}' } }, 'hidden', 'fr-CA'],
  ['a session in another tab', { storage: { 'session-visit': '1' }, browser: ['en'] }, 'hidden', 'en-CA'],
  ['an address with somebody’s tokens', { at: '/#access_token=x&type=signup' }, 'fr-CA', 'fr-CA'],
  ['a link into the page', { at: '/#main' }, 'fr-CA', 'fr-CA'],
  ['another path, answered with this page', { at: '/dashboard' }, 'hidden', 'fr-CA'],
])('%s', (_, situation, shows, lang) => expect(firstPaint(situation)).toEqual({ shows, lang }));

test('the English address becomes the page’s address, with the requested language and the rest unchanged', () => {
  firstPaint({ at: '/en/about?from=school#main', page: english });
  expect(location.href).toBe('https://revisoins.example/about?from=school&lng=en#main');
});

const screenAt = (address: string) => ({ path: address, address, lang: 'fr-CA' });
const view = (name: string, text: string, more = '') =>
  `<template data-view="${name}" ${more}>${text}</template>`;
const learner = { session: '{}' };

const everyone = `<div id="root" data-view="fr-CA signed-out">out</div>${view('fr-CA signed-in', 'in')}`;
const linked = `<div id="root" data-view="fr-CA signed-out">no link</div>${view('fr-CA signed-out', 'sign-up', `data-query='{"type":["signup"]}'`)}`;
const spoken = `<div id="root"></div>${view('fr-CA signed-in', 'write', `data-device='{"speech":["false"]}'`)}${view('fr-CA signed-in', 'speak')}`;
const numbered = `<div id="root"></div>${view('fr-CA signed-in', '<h1>{{0}}: {{1}}</h1>', `data-title="{{1}} · R" data-texts='{"8":["Skill 8","Hygiene"]}'`)}`;
const unknown = `<div id="root"></div>${view('fr-CA signed-out', 'not found')}`;
const bannersDuring = (...quiet: string[]) =>
  `<div id="root"></div>${view('fr-CA signed-in', `<p data-dismissal="beta">beta</p><p data-dismissal="one" data-quiet-during="${quiet.join(' ')}">one</p><p data-dismissal="two" data-quiet-during="">two</p>`)}`;

test.each<[string, Situation, string]>([
  ['a visitor where everyone may be', { body: everyone }, 'out'],
  ['a learner where everyone may be', { body: everyone, storage: learner }, 'in'],
  ['a link that the page knows', { at: '/?type=signup', body: linked }, 'sign-up'],
  ['a link that it does not know', { at: '/?type=other', body: linked }, 'no link'],
  ['a device with the value', { body: spoken, storage: { ...learner, speech: 'false' } }, 'write'],
  ['a device without it', { body: spoken, storage: learner }, 'speak'],
  [
    'a parameter that the page knows',
    { at: '/q/8', page: screenAt('/q/:id'), body: numbered, storage: learner },
    'Skill 8: Hygiene',
  ],
  [
    'a parameter that it does not know',
    { at: '/q/99', page: screenAt('/q/:id'), body: numbered, storage: learner },
    'hidden',
  ],
  [
    'a visitor where only learners may be',
    { at: '/q/8', page: screenAt('/q/:id'), body: numbered },
    'hidden',
  ],
  ['an unknown address', { at: '/nowhere', page: screenAt('*'), body: unknown }, 'not found'],
  ['an address of a screen without a page', { at: '/q/8', page: screenAt('*'), body: unknown }, 'hidden'],
  ['banners', { body: bannersDuring(), storage: learner }, 'betaone'],
  ['a banner that was closed', { body: bannersDuring(), storage: { ...learner, beta: 'true' } }, 'one'],
  [
    'an announcement that was closed',
    { body: bannersDuring(), storage: { ...learner, one: 'true' } },
    'betatwo',
  ],
  [
    'an announcement that waits for an attempt',
    { body: bannersDuring('exam'), storage: { ...learner, 'attempts:x': '[{"kind":"exam"}]' } },
    'betatwo',
  ],
])('what is shown: %s', (_, situation, shows) => {
  html.dataset.routes = '/q/:id /about';
  expect(firstPaint(situation).shows).toBe(shows);
});

test('the last button that was pressed is marked', () => {
  firstPaint({
    body: '<div id="root" data-view="fr-CA signed-out"><button>a</button><button>b</button></div>',
  });
  for (const button of document.querySelectorAll('button')) button.click();
  expect(document.querySelector('[data-pressed]')?.textContent).toBe('b');
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(1);
});

test('of the answers to a question, the first one is shown and stays, whatever else is pressed', () => {
  const answers = ['a', 'b'].map((name) => `<button aria-pressed="false">${name}</button>`).join('');
  firstPaint({
    body: `<div id="root" data-view="fr-CA signed-out">${answers}<button>menu</button></div>`,
  });
  for (const button of document.querySelectorAll('button')) button.click();
  const marked = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(marked('[data-answer]')).toEqual(['a']);
  expect(marked('[aria-pressed=true]')).toEqual(['a']);
  expect(marked('[data-pressed]')).toEqual(['menu']);
});

test.each<[string, Record<string, string>, string]>([
  ['wait there', { trial: '{"answers":[]}' }, 'waits'],
  ['are an account’s', { trial: '{"answers":[],"claim":{}}' }, ''],
  ['are not there', {}, ''],
])('answers without an account are said to wait on the device when they %s', (_, storage, expected) => {
  const body = '<div id="root" data-view="fr-CA signed-out"><p data-trial="">a</p></div>';
  firstPaint({ body, storage });
  expect(document.querySelector('p')?.dataset.trial).toBe(expected);
});

const form =
  '<form><input name="a"><button type="button">b</button><button type="submit" disabled>c</button></form>';
const pressed = () => document.querySelector('[data-pressed]')?.textContent;

test.each([
  [
    'Enter in one of its fields',
    () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    'input',
  ],
  ['a press on it', () => new MouseEvent('pointerup', { bubbles: true }), '[type=submit]'],
])('a disabled button of a form is marked by %s, until something else is typed', (_, act, at) => {
  firstPaint({ body: `<div id="root" data-view="fr-CA signed-out">${form}</div>` });
  document.querySelector(at)?.dispatchEvent(act());
  expect(pressed()).toBe('c');
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(pressed()).toBeUndefined();
});

test('another key marks no button of a form', () => {
  firstPaint({ body: `<div id="root" data-view="fr-CA signed-out">${form}</div>` });
  document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(pressed()).toBeUndefined();
});

test('the title is the view’s, with the texts of the address', () => {
  firstPaint({ at: '/q/8', page: screenAt('/q/:id'), body: numbered, storage: learner });
  expect(document.title).toBe('Hygiene · R');
});

test.each<[string, Situation, string | undefined]>([
  ['wait for a visitor', {}, undefined],
  ['run at once for a learner', { storage: learner }, 'shell-scripts'],
  ['run at once at an address of another page', { at: '/dashboard' }, 'shell-scripts'],
  ['run at once for the link of a preview', { at: '/?preview=quiz@mine' }, 'shell-scripts'],
  ['run at once for the version panel', { at: '/?federation' }, 'shell-scripts'],
  ['run at once in a browser with a preview', { storage: { overrides: '{}' } }, 'shell-scripts'],
])('the scripts of the shell %s', (_, situation, expected) => {
  const body = `<template id="shell-scripts"></template>${publicPage({ path: '/', address: '/', lang: 'fr-CA' })}`;
  firstPaint({ body, ...situation });
  expect(loaded).toBe(expected);
});

test.each([
  ['of a form', 'data-fetched', {}, ['/assets/main.js']],
  ['of a page that is read', '', {}, []],
  ['of a form that a learner opens, which run at once', 'data-fetched', { storage: learner }, []],
])('the scripts %s are fetched ahead if they will be needed', (_, mark, situation, asked) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(''));
  const script = '<script defer src="/assets/main.js"></script>';
  const body = `<template id="shell-scripts" ${mark}>${script}</template>${publicPage({ path: '/', address: '/', lang: 'fr-CA' })}`;
  firstPaint({ body, ...situation });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(asked);
  fetched.mockRestore();
});

test('the text that gives its place to another waits in the template of that one', () => {
  firstPaint({ browser: ['en-CA'] });
  const template = document.querySelector('template') as HTMLTemplateElement;
  expect(template.dataset.view).toBe('fr-CA signed-out');
  exchangeViews(document.getElementById('root') as HTMLElement, template);
  expect(document.getElementById('root')?.textContent).toBe('fr-CA');
  expect(template.content.textContent).toBe('en-CA');
  expect(template.dataset).toMatchObject({ view: 'en-CA signed-out', title: 'Title' });
});

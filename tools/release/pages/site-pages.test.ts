import type { Registry, RemoteDeclaration } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { declarationFixture, registryFixture, versionFixture } from '../registry.fixture.ts';
import { crawlerFiles } from './crawler-files.ts';
import type { Prerendered, PublicPage } from '@revisoins/contracts/prerendered';
import type { RemoteSkeleton } from './remote-skeletons.ts';
import { sitePages, type PagesSource } from './site-pages.ts';

const shell =
  '<html lang="fr-CA"><head><!-- page --><title>x</title><!-- /page --></head><body><div id="root"></div><noscript>x</noscript></body></html>';

const page = (path: string, language: 'fr' | 'en', more: Partial<PublicPage> = {}): PublicPage => ({
  path,
  language,
  locale: `${language}-CA`,
  title: `Title ${language}`,
  description: 'A "quoted" <description>',
  withoutScripts: 'No scripts',
  pictureAlt: 'Picture',
  body: `<ul><li><a href="/__before__">__before__</a></li><li><a href="/about">${language}</a></li><li><a href="/__after__">__after__</a></li></ul>`,
  ...more,
});
const around = (kind: string, language: string) =>
  `<header>${kind} ${language}<ul><li><a href="/__before__">__before__</a></li></ul></header><div data-remote="__remote__">__screen__</div>`;
const layouts = (language: string) => ({
  learner: around('learner', language),
  home: `<div data-dismissal="x:__announcing__/__announcement__" data-quiet-during=""><aside><a href="/__announcement-link__">__announcement-title__ __announcement-body__ __announcement-action__</a></aside></div>${around('home', language)}`,
  signedIn: around('signed-in', language),
  signedOut: around('signed-out', language),
  focus: around('focus', language),
});
const pages = [page('/', 'fr'), page('/about', 'fr'), page('/', 'en'), page('/about', 'en')];
const prerendered: Prerendered = {
  siteName: 'Révisoins',
  ownEntry: 50,
  inlined: { beforePaint: 'before()', afterPage: 'after()', publicPage: 'read()' },
  pages,
  notFound: [page('*', 'fr'), page('*', 'en')],
  layouts: { fr: layouts('fr'), en: layouts('en') },
};

const nav = [
  { to: '/dashboard', access: 'signed-in', order: 10, label: { fr: 'Tableau', en: 'Dashboard' } },
  { to: '/help', access: 'everyone', order: 15, label: { fr: 'Aide', en: 'Help' } },
  { to: '/register', access: 'signed-out', order: 90, label: { fr: 'Créer', en: 'Create' } },
  { to: '/login', access: 'signed-out', order: 80, label: { fr: 'Moi & vous $&', en: 'Sign in' } },
] as const;
const registry = {
  schema: 1,
  remotes: {
    account: {
      default: '1.0.0',
      traffic: {},
      versions: {
        '1.0.0': {
          base: 'https://a.example/',
          container: 'a',
          declaration: declarationFixture('account', { nav: [...nav] }),
          integrity: {},
          shared: {},
        },
      },
    },
  },
} as unknown as Registry;

const make = (more: Partial<PagesSource> = {}) =>
  sitePages({
    shell: { html: shell, read: () => undefined },
    prerendered,
    registry,
    publicUrl: undefined,
    version: () => undefined,
    ...more,
  });
const french = make().get('about.html') ?? '';

test('shows the navigation of a signed-out visitor, in order and as text', () => {
  const items = [...(french.split('<template')[0]?.matchAll(/<li>.*?<\/li>/g) ?? [])].map(([item]) => item);
  expect(items).toEqual([
    '<li><a href="/help">Aide</a></li>',
    '<li><a href="/about">fr</a></li>',
    '<li><a href="/login">Moi &amp; vous $&amp;</a></li>',
    '<li><a href="/register">Créer</a></li>',
  ]);
});

test('what the bar has no room for is in its menu, in every window that has none', () => {
  const item = (name: string) => `<li class="x" data-from="72"><a href="/__${name}__">__${name}__</a></li>`;
  const inMenu = (name: string) => `<a href="/__${name}__" data-from="none" role="menuitem">__${name}__</a>`;
  const own = '<li class="x" data-from="none"><a href="/about">À propos</a></li>';
  const body = `<ul>${item('beyond')}${item('before')}${own}<li class="y" data-more="none"><button>Plus</button>${inMenu('beyond')}${inMenu('before')}<a href="/about" data-from="none">À propos</a></li>${item('after')}</ul><ul><li><a href="/__beyond__">__beyond__</a></li><li><a href="/__before__">__before__</a></li></ul>`;
  const show = (count: number) => {
    const many = structuredClone(registry);
    const version = many.remotes.account?.versions['1.0.0'];
    const entry = (index: number) => ({
      to: `/page-${index}`,
      access: 'everyone' as const,
      order: index,
      label: { fr: `Une page, la ${index}e`, en: `Page ${index}` },
    });
    const entries = Array.from({ length: count }, (_, index) => entry(index + 1));
    if (version) version.declaration = declarationFixture('account', { nav: [...entries, ...nav.slice(3)] });
    const made = [page('/about', 'fr', { body }), page('/', 'fr')];
    return make({ prerendered: { ...prerendered, pages: made }, registry: many }).get('about.html') ?? '';
  };
  const few = show(2);
  expect(few).toContain('<li class="x" data-from="72"><a href="/page-2">Une page, la 2e</a></li>');
  expect(few).toContain('<ul><li><a href="/page-1">Une page, la 1e</a></li><li><a href="/page-2">');
  expect(few).not.toMatch(/data-more|__/);
  const many = show(12);
  expect(many).toContain('<li class="x" data-from="72"><a href="/page-1">');
  expect(many).not.toContain('<a href="/page-1" data-from');
  expect(many).toContain('<a href="/page-12" data-from="none" role="menuitem">Une page, la 12e</a>');
  expect(many).toContain('<a href="/about" data-from="none">À propos</a></li>');
  expect(many).toContain('<li class="x" data-from="72"><a href="/login">');
  expect(many).toContain('<li class="y" data-more="80 96 none"><button>Plus</button>');
});

test('a French page contains the English text, inert; an English one leads to English pages', () => {
  const english = make().get('en/about.html') ?? '';
  expect(french).toContain(
    '<template lang="en-CA" data-view="en-CA signed-out" data-title="Title en"><ul><li><a href="/help">Help</a>',
  );
  expect(english).not.toContain('<template');
  expect(english).toContain('<html lang="en-CA" data-path="/about" data-address="/en/about"');
  expect(english).toContain('<a href="/en/about">en</a>');
});

test('leads to the routes that remotes have for what a visitor wants, and to the root where there is none', () => {
  const routes = [
    { id: 'login', path: '/login', access: 'signed-out', expose: './routes/v1', role: 'sign-in' },
  ] as const;
  const withSignIn = structuredClone(registry);
  const version = withSignIn.remotes.account?.versions['1.0.0'];
  if (version) version.declaration = declarationFixture('account', { routes: [...routes], nav: [] });
  const body = '<a href="/__sign-in__">in</a><a href="/__start__">start</a>';
  const html = make({
    prerendered: { ...prerendered, pages: [page('/about', 'en', { body }), page('/', 'en')] },
    registry: withSignIn,
  }).get('en/about.html');
  expect(html).toContain('<a href="/login">in</a><a href="/en">start</a>');
});

test('names its addresses only when the site’s public one is known', () => {
  expect(french).not.toMatch(/canonical|hreflang|og:url|og:image/);
  const html = make({ publicUrl: 'https://revisoins.example' }).get('about.html');
  expect(html).toContain('<link rel="canonical" href="https://revisoins.example/about">');
  expect(html).toContain('<link rel="alternate" hreflang="en-CA" href="https://revisoins.example/en/about">');
  expect(html).toContain(
    '<link rel="alternate" hreflang="x-default" href="https://revisoins.example/about">',
  );
  expect(html).toContain(
    '<meta property="og:image" content="https://revisoins.example/pictures/shared-fr.jpg">',
  );
});

test('escapes what it puts into attributes', () => {
  expect(french).toContain('<meta name="description" content="A &quot;quoted&quot; &lt;description&gt;">');
});

test('throws for a shell without a place for the text', () => {
  expect(() => make({ shell: { html: '<html lang="fr">', read: () => undefined } })).toThrow('no place');
});

const screen = (language: 'fr' | 'en', more: Partial<RemoteSkeleton> = {}): RemoteSkeleton => ({
  language,
  title: `Screen ${language}`,
  html: `<main class="cards-a-page"><h1>Screen ${language}</h1></main>`,
  styles: '',
  ...more,
});

/** The pages of a site whose remote has these routes and skeletons. */
function screenPages(
  routes: RemoteDeclaration['routes'],
  found: Record<string, RemoteSkeleton[]>,
  more: Partial<RemoteDeclaration> = {},
  html = shell,
) {
  const declaration = declarationFixture('cards', { routes, nav: [...nav], ...more });
  const version = versionFixture('cards', '1.0.0', {
    declaration,
    base: 'https://cards.example/remotes/cards/1.0.0/',
    preload: { home: ['assets/home.css', 'assets/home.js'] },
  });
  return make({
    shell: { html, read: () => undefined },
    registry: registryFixture('cards', ['1.0.0'], { versions: { '1.0.0': version } }),
    version: () => ({
      skeletons: found,
      read: (path) =>
        path === 'assets/home.css'
          ? '.cards-a-page{margin:0;background:url(wave.svg)}.cards-b-other{color:red}'
          : undefined,
    }),
  });
}
const route = (more: Partial<RemoteDeclaration['routes'][number]> = {}) => ({
  id: 'home',
  path: '/cards',
  access: 'signed-in' as const,
  expose: './routes/v1',
  ...more,
});

test('a screen for learners has its skeleton in both languages, inert, and shows nothing to others', () => {
  const html = screenPages([route()], { home: [screen('fr'), screen('en')] }).get('cards.html') ?? '';
  expect(html).toContain('<div id="root"></div><template lang="fr-CA" data-view="fr-CA signed-in"');
  expect(html).toContain('data-title="Screen en · Révisoins"><header>learner en');
  expect(html).toContain('<div data-remote="cards"><style>.cards-a-page{');
  expect(html).not.toContain('cards-b-other');
});

test('a skeleton contains the rules that it needs, with the addresses of their files', () => {
  const html = screenPages([route()], { home: [screen('fr')] }).get('cards.html') ?? '';
  expect(html).toContain('url(https://cards.example/remotes/cards/1.0.0/assets/wave.svg)');
});

test('a screen for visitors is shown without scripts, and has an address for each language', () => {
  const found = { home: [screen('fr'), screen('en')] };
  const all = screenPages([route({ access: 'signed-out' })], found);
  expect(all.get('cards.html')).toContain(
    '<div id="root" data-view="fr-CA signed-out" data-title="Screen fr · Révisoins"><header>signed-out fr',
  );
  expect(all.get('en/cards.html')).toContain('data-path="/cards" data-address="/en/cards"');
  expect(all.get('en/cards.html')).toContain('<meta name="robots" content="noindex">');
});

test('a screen for everyone has a view for learners too', () => {
  const html = screenPages([route({ access: 'everyone' })], { home: [screen('fr')] }).get('cards.html');
  expect(html).toContain('<div id="root" data-view="fr-CA signed-out"');
  expect(html).toContain('<template lang="fr-CA" data-view="fr-CA signed-in"');
});

test('the navigation marks the page that is shown', () => {
  const entries = [
    { to: '/cards', access: 'signed-in', order: 1, label: { fr: 'Cartes', en: 'Cards' } },
    { to: '/car', access: 'signed-in', order: 2, label: { fr: 'Auto', en: 'Car' } },
  ] as const;
  const html = screenPages(
    [route({ path: '/cards/:card' })],
    { home: [screen('fr', { texts: { 1: ['Une'] } })] },
    { nav: [...entries] },
  ).get('cards/_.html');
  expect(html).toContain('<a aria-current="page" href="/cards">Cartes</a>');
  expect(html).toContain('<a href="/car">Auto</a>');
  expect(html).toContain('data-address="/cards/:card"');
  expect(html).toContain('data-texts="{&quot;1&quot;:[&quot;Une&quot;]}"');
});

test('the home of learners has the announcements that remotes declare', () => {
  const announcement = {
    id: 'new',
    to: '/cards',
    title: { fr: 'Nouveau', en: 'New' },
    body: { fr: 'Des cartes', en: 'Cards' },
    action: { fr: 'Voir', en: 'See' },
    quietDuring: ['exam' as const],
  };
  const found = { home: [screen('fr')] };
  const html = screenPages([route({ role: 'home' })], found, { announcement }).get('cards.html');
  expect(html).toContain(
    '<div data-dismissal="x:cards/new" data-quiet-during="exam"><aside><a href="/cards">Nouveau Des cartes Voir</a>',
  );
});

test('a screen without a skeleton has no page, and neither has one whose parameter is not the last part', () => {
  const found = { home: [screen('fr')] };
  expect(screenPages([route({ id: 'other' })], found).has('cards.html')).toBe(false);
  expect([...screenPages([route({ path: '/cards/:card/edit' })], found).keys()].join()).not.toContain(
    'cards',
  );
});

test('the page for unknown addresses knows the addresses of every screen', () => {
  const html = screenPages([route({ path: '/cards/:card' })], {}).get('app.html') ?? '';
  expect(html).toContain('data-address="*" data-routes="/ /about /cards/:card"');
  expect(html).toContain('<div id="root"></div><template lang="fr-CA" data-view="fr-CA signed-out"');
});

test('the styles of what is shown come first, and the whole style sheet after the text', () => {
  const sheet = '<link href="/assets/main.1.css" rel="stylesheet">';
  const html = make({
    shell: {
      html: shell.replace('</head>', `${sheet}</head>`),
      read: (path) => (path === '/assets/main.1.css' ? '.used{color:red}.unused{color:blue}' : undefined),
    },
    prerendered: { ...prerendered, pages: [page('/', 'fr', { body: '<p class="used">x</p>' })] },
  }).get('index.html');
  expect(html).toContain('<style>.used{color:red}</style></head>');
  expect(html).toMatch(/rel="stylesheet"><\/body>/);
});

test('scripts of the shell wait in a page of its own, and run at once in a screen', () => {
  const script = '<script defer src="/assets/main.js" integrity="sha384-x"></script>';
  const html = shell.replace('</head>', `${script}</head>`);
  const files = make({ shell: { html, read: () => undefined } });
  expect(files.get('about.html')).toContain(
    `<template id="shell-scripts">${script}</template><script>before()</script>`,
  );
  expect(files.get('about.html')?.split(script)).toHaveLength(2);
  expect(files.get('about.html')).toContain('<script>after()</script><script>read()</script>');
  expect(files.get('app.html')).toContain(`${script}</head>`);
  expect(files.get('app.html')).not.toContain('read()');
});

test('a form to sign in fetches the scripts that wait in it at once', () => {
  const script = '<script crossorigin="anonymous" defer integrity="sha384-x" src="/assets/main.js"></script>';
  const html = shell.replace('</head>', `${script}</head>`);
  const files = screenPages(
    [route({ access: 'signed-out', role: 'sign-in' })],
    { home: [screen('fr')] },
    {},
    html,
  );
  expect(files.get('cards.html')).toContain(
    `<template id="shell-scripts" data-fetched>${script}</template><script>before()</script>`,
  );
  expect(files.get('cards.html')?.split(script)).toHaveLength(2);
  expect(files.get('about.html')).not.toContain('data-fetched');
});

test('lists every page in every language for crawlers', () => {
  const { 'sitemap.xml': sitemap = '', 'robots.txt': robots } = crawlerFiles(
    prerendered,
    'https://revisoins.example',
  );
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    ['/', '/about', '/en', '/en/about'].map((path) => `https://revisoins.example${path}`),
  );
  expect(robots).toContain('Sitemap: https://revisoins.example/sitemap.xml');
});

import type { Registry } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { declarationFixture } from '../registry.fixture.ts';
import { crawlerFiles } from './crawler-files.ts';
import type { Prerendered, PublicPage } from './prerendered.ts';
import { publicPage } from './public-page.ts';

const shell =
  '<html lang="fr-CA"><head><!-- page --><title>x</title><!-- /page --></head><body><div id="root"></div><noscript>x</noscript></body></html>';

const page = (path: string, language: 'fr' | 'en', more: Partial<PublicPage> = {}): PublicPage => ({
  path,
  language,
  region: `${language}-CA`,
  title: `Title ${language}`,
  description: 'A "quoted" <description>',
  withoutScripts: 'No scripts',
  pictureAlt: 'Picture',
  body: `<ul><li><a href="/__before__">__before__</a></li><li><a href="/about">${language}</a></li><li><a href="/__after__">__after__</a></li></ul>`,
  ...more,
});
const pages = [page('/', 'fr'), page('/about', 'fr'), page('/', 'en'), page('/about', 'en')];
const prerendered: Prerendered = {
  siteName: 'Révisoins',
  ownEntry: 50,
  inlined: { beforePaint: 'before()', afterPage: 'after()' },
  pages,
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

const make = (which: PublicPage, publicUrl?: string) =>
  publicPage(shell, which, prerendered, registry, publicUrl);
const french = make(page('/about', 'fr'));

test('shows the navigation of a signed-out visitor, in order and as text', () => {
  const items = [...(french.split('<template')[0]?.matchAll(/<li>.*?<\/li>/g) ?? [])].map(([item]) => item);
  expect(items).toEqual([
    '<li><a href="/help">Aide</a></li>',
    '<li><a href="/about">fr</a></li>',
    '<li><a href="/login">Moi &amp; vous $&amp;</a></li>',
    '<li><a href="/register">Créer</a></li>',
  ]);
});

test('a French page carries the English text, inert; an English one leads to English pages', () => {
  const about = pages[1];
  const english = pages[3];
  if (!about || !english) throw new Error('A page is missing.');
  expect(make(about)).toContain(
    '<template lang="en-CA" data-title="Title en"><ul><li><a href="/help">Help</a>',
  );
  expect(make(english)).not.toContain('<template');
  expect(make(english)).toContain('<html lang="en-CA" data-path="/about" data-address="/en/about"');
  expect(make(english)).toContain('<a href="/en/about">en</a>');
});

test('leads to the routes that remotes have for what a visitor wants, and to the root where there is none', () => {
  const routes = [
    { id: 'login', path: '/login', access: 'signed-out', expose: './routes/v1', role: 'sign-in' },
  ] as const;
  const withSignIn = structuredClone(registry);
  const version = withSignIn.remotes.account?.versions['1.0.0'];
  if (version) version.declaration = declarationFixture('account', { routes: [...routes], nav: [] });
  const body = '<a href="/__sign-in__">in</a><a href="/__start__">start</a>';
  const html = publicPage(shell, page('/about', 'en', { body }), prerendered, withSignIn, undefined);
  expect(html).toContain('<a href="/login">in</a><a href="/en">start</a>');
});

test('names its addresses only when the site’s public one is known', () => {
  expect(french).not.toMatch(/canonical|hreflang|og:url|og:image/);
  const html = make(pages[1] as PublicPage, 'https://revisoins.example');
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
  expect(() => publicPage('<html lang="fr">', page('/', 'fr'), prerendered, registry, undefined)).toThrow(
    'no place',
  );
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

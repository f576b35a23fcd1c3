import type { Registry } from '@revisoins/contracts';
import { describe, expect, test } from 'vitest';
import { prerenderedFixture } from '../prerendered.fixture.ts';
import { declarationFixture, registryFixture, versionFixture } from '../registry.fixture.ts';
import { formerPages } from './former-pages.ts';
import { inlineSite } from './page.ts';
import { sitePages, type PagesSource } from './site-pages.ts';
import { splitRegistry } from './split-registry.ts';

const html =
  '<html lang="fr-CA"><head><!-- page --><title>x</title><!-- /page --><!-- site --></head><body><div id="root"></div><noscript>x</noscript></body></html>';

const skeleton = (language: 'fr' | 'en', title: string) => ({
  language,
  title,
  html: `<h1>${title}</h1>`,
  styles: '',
});

/** The pages of a registry; the screen of a remote shows its version. */
const sitePagesAt = (registry: Registry, more: Partial<PagesSource> = {}) =>
  sitePages({
    shell: { html: inlineSite(html, {} as never, splitRegistry(registry)), read: () => undefined },
    prerendered: prerenderedFixture(),
    registry,
    publicUrl: undefined,
    version: (remote, version) => ({
      skeletons:
        version === 'without'
          ? {}
          : { home: (['fr', 'en'] as const).map((language) => skeleton(language, `${remote} ${version}`)) },
      read: () => undefined,
    }),
    ...more,
  });

const open = (name: string) =>
  declarationFixture(name, {
    routes: [{ id: 'home', path: `/${name}`, access: 'everyone', expose: './routes/v1' }],
  });
const registry = (change: object = {}): Registry => {
  const both = registryFixture('quiz', ['1.0.0', '2.0.0'], { lastKnownGood: '1.0.0' });
  const exam = registryFixture('exam', ['1.0.0']);
  const made = { ...both, remotes: { ...exam.remotes, ...both.remotes } };
  Object.assign(made.remotes.quiz ?? {}, change);
  return made;
};

describe('after a change of the registry', () => {
  const before = registry();
  const written = sitePagesAt(before);
  const after = registry({ default: '2.0.0' });
  const mark = (text: string) => text.replace('</body>', '<i>taken</i></body>');
  const former = (next = after) => formerPages(before, next, (file) => written.get(file));

  test('the pages are those that would be made from nothing', () => {
    expect(sitePagesAt(after, { former: former() })).toEqual(sitePagesAt(after));
  });

  test('what shows the same is taken as it is, and only the screens of the remote are made again', () => {
    const marked = formerPages(before, after, (file) => {
      const text = written.get(file);
      return text === undefined ? undefined : mark(text);
    });
    const taken = [...sitePagesAt(after, { former: marked })].filter(([, text]) => text.includes('taken'));
    expect(taken.map(([file]) => file).sort()).toEqual(['app.html', 'en.html', 'exam.html', 'index.html']);
  });

  test('a page that is missing, or has another registry, is made again', () => {
    const damaged = formerPages(before, after, (file) =>
      file === 'exam.html' ? undefined : written.get(file)?.replace('"schema":1', '"schema":2'),
    );
    expect(sitePagesAt(after, { former: damaged })).toEqual(sitePagesAt(after));
  });

  test.each([
    ['another navigation', { nav: [] }],
    [
      'another address',
      { routes: [{ id: 'home', path: '/play', access: 'signed-in', expose: './routes/v1' }] },
    ],
  ])('%s makes all pages again', (_, change) => {
    const next = structuredClone(after);
    const version = next.remotes.quiz?.versions['2.0.0'];
    if (version) Object.assign(version.declaration, change);
    expect(former(next)).toBeUndefined();
    expect(former(after)).toBeDefined();
  });

  test('a screen in both languages that appears is linked from every English page', () => {
    const versions = {
      without: versionFixture('quiz', 'without', { declaration: open('quiz') }),
      '2.0.0': versionFixture('quiz', '2.0.0', { declaration: open('quiz') }),
    };
    const link = prerenderedFixture();
    for (const page of link.pages) page.body += '<a href="/quiz">quiz</a>';
    const lacking = registry({ default: 'without', lastKnownGood: '2.0.0', versions });
    const having = registry({ default: '2.0.0', lastKnownGood: 'without', versions });
    const old = sitePagesAt(lacking, { prerendered: link });
    const pages = sitePagesAt(having, {
      prerendered: link,
      former: formerPages(lacking, having, (file) => old.get(file)),
    });
    expect(old.get('en.html')).toContain('href="/quiz"');
    expect(pages.get('en.html')).toContain('href="/en/quiz"');
    expect(pages).toEqual(sitePagesAt(having, { prerendered: link }));
  });
});

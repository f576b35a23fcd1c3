import type { Prerendered, PublicPage } from '@revisoins/contracts/prerendered';

const languages = ['fr', 'en'] as const;

const page = (path: string, language: PublicPage['language']): PublicPage => ({
  path,
  language,
  locale: `${language}-CA`,
  title: `Title ${language}`,
  description: '',
  withoutScripts: 'No scripts',
  pictureAlt: '',
  body: `<ul><li><a href="/__before__">__before__</a></li></ul>${path} ${language}`,
});

const layouts = (language: string) => {
  const around = `<header>${language}</header><div data-remote="__remote__">__screen__</div>`;
  return { learner: around, home: around, signedIn: around, signedOut: around, focus: around };
};

/** What the build of a small shell says about its pages: the front page, and that for unknown addresses. */
export const prerenderedFixture = (): Prerendered => ({
  siteName: 'Révisoins',
  ownEntry: 50,
  inlined: { beforePaint: 'before()', afterPage: 'after()', publicPage: 'read()' },
  pages: languages.map((language) => page('/', language)),
  notFound: languages.map((language) => page('*', language)),
  layouts: { fr: layouts('fr'), en: layouts('en') },
});

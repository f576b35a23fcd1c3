import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@revisoins/contracts';
import { firstDeclaration, remoteTitle } from '@revisoins/release/new-remote/first-declaration';
import type { IndexFile } from '../index-file.schema.ts';

export interface NewRemote {
  name: string;
  /** The origin of the site. */
  site: string;
  /** Position in the navigation. */
  order: number;
  packages: IndexFile['packages'];
  /** Versions of packages from the registry. */
  versions: Readonly<Record<string, string>>;
}

const asJson = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

const declared = ({ name, order }: NewRemote): RemoteDeclaration => ({
  ...firstDeclaration(name, order),
  slots: [{ id: `${name}-today`, slot: 'dashboard.top', expose: './slots/v1' }],
});

const texts = (title: string) => ({
  fr: {
    home: {
      title,
      lead: 'Cette page est toute neuve : remplacez-la par la vôtre.',
      question: 'À quoi sert cette carte?',
      answer: 'À voir que tout fonctionne.',
      turn: 'Retourner la carte',
      again: 'Revoir la question',
    },
    today: { title: `${title} : une carte vous attend`, link: 'La voir' },
  },
  en: {
    home: {
      title,
      lead: 'This page is brand new: put yours in its place.',
      question: 'What is this card for?',
      answer: 'To see that everything works.',
      turn: 'Turn the card',
      again: 'See the question again',
    },
    today: { title: `${title}: a card is waiting for you`, link: 'See it' },
  },
});

const scripts = {
  dev: 'revisoins-dev',
  build: 'revisoins-build',
  typecheck: 'tsc --noEmit',
  test: 'tsc --noEmit && vitest run --passWithNoTests',
  check: 'revisoins-release check',
  publish: 'revisoins-release publish',
  release: 'revisoins-release',
};

/** Which file of `template/` becomes which of the remote. */
const template: Readonly<Record<string, string>> = {
  'README.md': 'README.md',
  'tsconfig.json': 'tsconfig.json',
  'rspack.config.js': 'rspack.config.js',
  'vitest.config.js': 'vitest.config.js',
  'src/routes.v1.ts': 'routes.v1.ts',
  'src/skeletons.tsx': 'skeletons.tsx',
  'src/css.d.ts': 'css.d.ts',
  'src/slots.v1.ts': 'slots.v1.ts',
  'src/today.tsx': 'today.tsx',
  'src/home.page.tsx': 'home.page.tsx',
  'src/home.module.css': 'home.module.css',
  'src/home.page.test.tsx': 'home.page.test.tsx',
  '.github/workflows/check.yml': 'ci.yml',
  '.gitignore': 'gitignore',
};

/** The files of a new remote, by path in its folder. */
export function remoteFiles(remote: NewRemote): Record<string, string> {
  const { name, site, packages, versions } = remote;
  const own = (packageName: string) => `${site}/sdk/${packages[packageName]?.file}`;
  const { fr, en } = texts(remoteTitle(name));
  const fromTemplate = Object.entries(template).map(([file, source]) => [
    file,
    readFileSync(join(import.meta.dirname, 'template', `${source}.txt`), 'utf8')
      .replaceAll('__name__', name)
      .replaceAll('__site__', site),
  ]);
  return {
    'package.json': asJson({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts,
      devDependencies: {
        '@revisoins/build': own('@revisoins/build'),
        '@revisoins/release': own('@revisoins/release'),
        '@revisoins/sdk': own('@revisoins/sdk'),
        '@revisoins/testing': own('@revisoins/testing'),
        ...versions,
      },
    }),
    'remote.json': asJson(declared(remote)),
    [`locales/fr/${name}.json`]: asJson(fr),
    [`locales/en/${name}.json`]: asJson(en),
    ...Object.fromEntries(fromTemplate),
  };
}

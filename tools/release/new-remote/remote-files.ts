import { readFileSync } from 'node:fs';
import type { RemoteDeclaration } from '@revisoins/contracts';
import { firstDeclaration, remoteTitle } from './first-declaration.ts';

export interface NewRemote {
  name: string;
  /** Position in the navigation. */
  order: number;
  /** Versions of the packages that a remote uses, from an existing one. */
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const asJson = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

const body = {
  fr: 'Cette page est toute neuve. Son contenu arrive bientôt.',
  en: 'This page is brand new. Its content is on its way.',
};
const action = { fr: 'Voir', en: 'Take a look' };

export function newDeclaration({ name, order }: NewRemote): RemoteDeclaration {
  const title = remoteTitle(name);
  return {
    ...firstDeclaration(name, order),
    announcement: {
      id: 'new',
      to: `/${name}`,
      title: { fr: `Nouveau : ${title}.`, en: `New: ${title}.` },
      body,
      action,
    },
    cards: [{ to: `/${name}`, order, title: { fr: title, en: title }, body, action }],
  };
}

/** A file of template/ for this remote. */
const fromTemplate = (file: string, name: string) =>
  readFileSync(new URL(`./template/${file}.txt`, import.meta.url), 'utf8').replaceAll('__name__', name);

const scripts = {
  build: 'rspack build && node dist/prerender/main.cjs dist/production',
  typecheck: 'tsc --noEmit',
  lint: 'oxlint .',
  test: 'vitest run --config ../../tools/workspace/unit-tests.config.ts',
};

/** The files of a new remote, by path in its folder. */
export function remoteFiles(remote: NewRemote): Record<string, string> {
  const { name, dependencies, devDependencies } = remote;
  const title = remoteTitle(name);
  return {
    'remote.json': asJson(newDeclaration(remote)),
    'package.json': asJson({
      name: `@revisoins/${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts,
      dependencies,
      devDependencies,
    }),
    'tsconfig.json': asJson({ extends: '../../tsconfig.base.json', include: ['src'] }),
    'README.md': fromTemplate('README.md', name),
    'rspack.config.ts': fromTemplate('rspack.config.ts', name),
    'src/routes.v1.ts': fromTemplate('routes.v1.ts', name),
    'src/skeletons.tsx': fromTemplate('skeletons.tsx', name),
    'src/open-home/home.page.tsx': fromTemplate('home.page.tsx', name),
    'src/open-home/home.page.test.tsx': fromTemplate('home.page.test.tsx', name),
    [`locales/fr/${name}.json`]: asJson({
      home: { title, lead: body.fr },
    }),
    [`locales/en/${name}.json`]: asJson({
      home: { title, lead: body.en },
    }),
  };
}

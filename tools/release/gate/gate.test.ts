import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Registry } from '@revisoins/contracts';
import { localRemotes } from '@revisoins/workspace/remotes';
import { describeBuild } from '../site/describe-build.ts';
import { temporaryFolder, writeFiles } from '@revisoins/types/tree.fixture';
import { remoteBuild } from '../build.fixture.ts';
import { declarationFixture, registryFixture, versionFixture } from '../registry.fixture.ts';
import { budgetProblems } from './files/budget-problems.ts';
import { containerProblems } from './files/container-problems.ts';
import { exposedProblems } from './declaration/exposed-problems.ts';
import { ownershipProblems } from './declaration/ownership-problems.ts';
import { declarationProblems } from './declaration/read-declaration.ts';
import { sharedProblems } from './shell/shared-problems.ts';
import { pathsInSource } from '../new-remote/shell-source.ts';
import { prerenderedFixture } from '../prerendered.fixture.ts';
import { sitePaths } from '../site/site-paths.ts';
import { shellPaths } from './shell/shell-paths.ts';
import { translationProblems } from './texts/translation-problems.ts';

const slot = { id: 'profile', slot: 'nav.profile', expose: './slots/v1' } as const;

describe('declarationProblems', () => {
  test('accepts a whole declaration', () => {
    expect(declarationProblems(declarationFixture('quiz'), 'quiz')).toEqual([]);
  });

  test.each([
    ['nothing', undefined, 'the whole file'],
    ['an unknown contract', { ...declarationFixture('quiz'), contract: 9 }, 'contract'],
    ['another name than the folder', declarationFixture('exam'), 'write "quiz"'],
    [
      'a navigation entry that leads nowhere',
      { ...declarationFixture('quiz'), routes: [] },
      'leads to no route',
    ],
    [
      'the same path twice',
      {
        ...declarationFixture('quiz'),
        routes: [1, 2].map((n) => ({
          id: `r${n}`,
          path: '/quiz',
          access: 'everyone',
          expose: './routes/v1',
        })),
      },
      'the path /quiz',
    ],
  ])('refuses %s', (_, data, sentence) => {
    expect(declarationProblems(data, 'quiz').join()).toContain(sentence);
  });
});

describe('containerProblems', () => {
  test('refuses the container of another version with other code, and takes the same build again', () => {
    const [build, other] = [remoteBuild('quiz', 'one'), remoteBuild('quiz', 'two')];
    const [described, otherDescribed] = [describeBuild(build), describeBuild(other)];
    const { container, integrity } = described;
    const live = registryFixture('quiz', ['1.0.0'], {
      versions: { '1.0.0': versionFixture('quiz', '1.0.0', { container, integrity }) },
    });
    const declaration = declarationFixture('quiz');
    expect(
      containerProblems({ declaration, build: { ...otherDescribed, container } }, live).join(),
    ).toContain('as that of version 1.0.0, and its code is another');
    expect(containerProblems({ declaration, build: described }, live)).toEqual([]);
    expect(
      containerProblems({ declaration, build: { ...otherDescribed, container: 'revisoins_quiz_two' } }, live),
    ).toEqual([]);
  });
});

describe('ownershipProblems', () => {
  const route = (path: string) => ({ id: 'r', path, access: 'everyone', expose: './routes/v1' }) as const;
  const live = registryFixture('quiz', ['1.0.0', '2.0.0'], {
    versions: {
      '1.0.0': versionFixture('quiz', '1.0.0', {
        declaration: declarationFixture('quiz', { slots: [slot], routes: [route('/quiz/:skillId')] }),
      }),
      '2.0.0': versionFixture('quiz', '2.0.0', {
        declaration: declarationFixture('quiz', { routes: [route('/old')] }),
      }),
    },
  });

  test.each([
    ['the same path with another parameter', { routes: [route('/Quiz/:id')], nav: [] }, 'belongs to quiz'],
    ['a slot of another', { slots: [slot] }, 'slot nav.profile'],
    [
      'a navigation entry of another',
      { nav: [{ to: '/quiz', access: 'everyone', order: 1, label: { fr: 'q', en: 'q' } }] },
      'navigation entry /quiz',
    ],
    ['a page of the shell', { routes: [route('/about')] }, 'belongs to the shell'],
  ] as const)('refuses %s', (_, change, sentence) => {
    expect(
      ownershipProblems(declarationFixture('exam', structuredClone(change) as object), live, [
        '/about',
      ]).join(),
    ).toContain(sentence);
  });

  test('the remotes of this repository claim nothing of each other, and each passes what the gate reads', () => {
    const remotes = localRemotes();
    const registry: Registry = {
      schema: 1,
      remotes: Object.fromEntries(
        remotes.map((declaration) => [
          declaration.name,
          {
            default: '1.0.0',
            traffic: {},
            versions: { '1.0.0': versionFixture(declaration.name, '1.0.0', { declaration }) },
          },
        ]),
      ),
    };
    for (const declaration of remotes) {
      expect(ownershipProblems(declaration, registry, pathsInSource())).toEqual([]);
      expect(declarationProblems(declaration, declaration.name)).toEqual([]);
    }
  });

  test('lets a remote keep its own, and take over what no browser is given any more', () => {
    expect(ownershipProblems(declarationFixture('quiz', { slots: [slot] }), live)).toEqual([]);
    expect(ownershipProblems(declarationFixture('exam', { routes: [route('/old')] }), live)).toEqual([]);
  });

  test('knows the pages of the live shell, whatever the shell of this tree has', () => {
    const shell = prerenderedFixture();
    const pages = [...shell.pages, ...shell.pages.map((page) => ({ ...page, path: '/prices' }))];
    const folder = writeFiles(temporaryFolder('site'), {
      'shell.pages.json': JSON.stringify({ ...shell, pages }),
    });
    expect(shellPaths(sitePaths(folder))).toEqual(['/', '/prices']);
    expect(shellPaths(sitePaths(temporaryFolder('site')))).toEqual([]);
  });
});

describe('sharedProblems', () => {
  test('accepts satisfied ranges', () => {
    expect(sharedProblems({ react: '^19.3.1' }, { react: ['19.4.0'] })).toEqual([]);
  });

  test('accepts what is built against any of the versions that the shell offers side by side', () => {
    const provided = { '@revisoins/host': ['0.2.0', '0.1.3'] };
    expect(
      ['^0.1.0', '^0.2.0'].flatMap((range) => sharedProblems({ '@revisoins/host': range }, provided)),
    ).toEqual([]);
    expect(sharedProblems({ '@revisoins/host': '^0.3.0' }, provided)).toEqual([
      expect.stringContaining('provides 0.2.0 and 0.1.3; build against 0.2.0'),
    ]);
  });

  test.each([
    ['an older version in the shell', { react: '^19.3.1' }, 'the live shell provides 19.3.0'],
    ['what the shell does not provide', { vue: '^3.0.0' }, 'provides none'],
  ])('refuses %s', (_, shared, sentence) => {
    expect(sharedProblems(shared as Record<string, string>, { react: ['19.3.0'] })).toEqual([
      expect.stringContaining(sentence),
    ]);
  });
});

describe('the build', () => {
  const candidate = (entry = 7680) => {
    const declaration = declarationFixture('quiz', { budget: { entry } });
    return { declaration, folder: remoteBuild('quiz', 'hello'), shared: {} };
  };

  test('passes when it is whole', () => {
    expect([...translationProblems(candidate()), ...budgetProblems(candidate(), 12_288)]).toEqual([]);
  });

  test('is refused over its budget, with both figures', () => {
    expect(budgetProblems(candidate(10), 12_288).join()).toMatch(
      /weighs \d+ bytes \(brotli\), \d+ more than its budget of 10/,
    );
  });

  test('is refused without its entry', () => {
    const build = candidate();
    rmSync(join(build.folder, 'remoteEntry.js'));
    expect(budgetProblems(build, 12_288).join()).toContain('no remoteEntry.js');
  });

  test('is refused when a language is missing or empty', () => {
    const build = candidate();
    rmSync(join(build.folder, 'locales/en/quiz.json'));
    writeFileSync(join(build.folder, 'locales/fr/quiz.json'), '{}');
    expect(translationProblems(build)).toEqual([
      expect.stringContaining('The French'),
      expect.stringContaining('The English'),
    ]);
  });
});

describe('the source', () => {
  const declaration = declarationFixture('quiz', { slots: [slot] });

  test('is refused when it does not name what is declared', () => {
    const folder = writeFiles(temporaryFolder('app'), {
      'src/routes.v1.ts': "[{ id: 'start' }]",
      'src/slots.v1.ts': '{ profile: Menu }',
    });
    expect(exposedProblems(declaration, folder)).toEqual([
      expect.stringContaining('nothing with the id "home"'),
    ]);
  });

  test('is refused when an exposed module is missing', () => {
    const folder = writeFiles(temporaryFolder('app'), { 'src/routes.v1.ts': "[{ id: 'home' }]" });
    expect(exposedProblems(declaration, folder)).toEqual([
      expect.stringContaining('src/slots.v1.ts is missing'),
    ]);
  });
});

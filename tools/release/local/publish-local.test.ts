import { registrySchema, type Registry } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { remoteBuild, siteFolder } from '../build.fixture.ts';
import { promote } from '../edits/promote.ts';
import { declarationFixture } from '../registry.fixture.ts';
import { emptyRegistry } from '../site/read-registry.ts';
import { sitePaths } from '../site/site-paths.ts';
import { applyTogether } from '../site/staged-change.ts';
import { publishLocal } from './publish-local.ts';

/** A local site that is started again and again. */
function localSite() {
  const paths = sitePaths(siteFolder());
  return async (
    registry: Registry,
    builds: Record<string, string>,
    developed: string[] = [],
    port = 4201,
  ) => {
    const declarations = Object.keys(builds).map((name) => declarationFixture(name));
    let started: ReturnType<typeof publishLocal> | undefined;
    await applyTogether(paths, 'start', (staged) => {
      started = publishLocal({
        paths,
        declarations,
        registry,
        journal: {},
        remoteOrigin: () => `http://localhost:${port}`,
        developed,
        buildFolder: (name) => builds[name] ?? '',
        staged,
      });
    });
    registrySchema.parse(started?.registry);
    const quiz = started?.registry.remotes.quiz;
    if (!started || !quiz) throw new Error('There is no quiz.');
    return { ...started, quiz };
  };
}

test('a build that is new becomes the default, and the version before stays', async () => {
  const start = localSite();
  const first = await start(emptyRegistry, { quiz: remoteBuild('quiz', 'one') });
  const second = await start(first.registry, { quiz: remoteBuild('quiz', 'two') });
  expect(Object.keys(second.quiz.versions)).toHaveLength(2);
  expect(second.quiz).toMatchObject({ lastKnownGood: first.quiz.default, traffic: {} });
  expect(second.quiz.default).not.toBe(first.quiz.default);
});

test('a build that was published before changes nothing, and a sentence reports who gets what', async () => {
  const start = localSite();
  const builds = [remoteBuild('quiz', 'one'), remoteBuild('quiz', 'two')] as const;
  const first = await start(emptyRegistry, { quiz: builds[0] });
  const second = await start(first.registry, { quiz: builds[1] });
  const byHand = promote(
    promote(second.registry, 'quiz', first.quiz.default, 100),
    'quiz',
    second.quiz.default,
    10,
  );
  const third = await start(byHand, { quiz: builds[1] });
  expect(third.registry).toEqual(byHand);
  expect(third.notices).toEqual([expect.stringContaining(`90 % of learners get ${first.quiz.default}`)]);
});

test('canaries that were given traffic by hand keep it when a new build arrives', async () => {
  const start = localSite();
  const first = await start(emptyRegistry, { quiz: remoteBuild('quiz', 'one') });
  const second = await start(first.registry, { quiz: remoteBuild('quiz', 'two') });
  const third = await start(promote(second.registry, 'quiz', first.quiz.default, 20), {
    quiz: remoteBuild('quiz', 'three'),
  });
  expect(third.quiz.traffic).toEqual({ [first.quiz.default]: 20 });
});

test('versions follow the ports, and remotes that left the tree leave the registry', async () => {
  const start = localSite();
  const first = await start(emptyRegistry, {
    quiz: remoteBuild('quiz', 'one'),
    exam: remoteBuild('exam', 'one'),
  });
  const second = await start(first.registry, { quiz: remoteBuild('quiz', 'one') }, [], 4301);
  expect(Object.keys(second.registry.remotes)).toEqual(['quiz']);
  expect(second.quiz.versions[second.quiz.default]?.base).toMatch(
    /^http:\/\/localhost:4301\/remotes\/quiz\//,
  );
});

test('a remote that is being developed has its development server only', async () => {
  const { quiz } = await localSite()(emptyRegistry, { quiz: '' }, ['quiz']);
  expect(quiz).toMatchObject({
    default: '1.0.0-dev',
    versions: { '1.0.0-dev': { base: 'http://localhost:4201/', integrity: {} } },
  });
});

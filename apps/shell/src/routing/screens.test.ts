import { registrySchema } from '@revisoins/contracts';
import { createRemoteLoader, type FederationRuntime } from '@revisoins/federation';
import { expect, test } from 'vitest';
import { createScreens } from './screens.ts';

const route = { id: 'take', path: '/quiz/:skillId', access: 'signed-in', expose: './routes/v1' } as const;

const registry = registrySchema.parse({
  schema: 1,
  remotes: {
    quiz: {
      default: '1.0.0',
      traffic: {},
      versions: {
        '1.0.0': {
          base: 'https://quiz.example/remotes/quiz/1.0.0/',
          container: 'revisoins_quiz_1',
          declaration: {
            contract: 1,
            name: 'quiz',
            title: { fr: 'Les quiz', en: 'The quizzes' },
            version: '1.0.0',
            routes: [route],
            slots: [],
            nav: [],
            namespaces: [],
            budget: { entry: 8000 },
          },
          integrity: {},
          shared: {},
        },
      },
    },
  },
});

function screensOver(loadRemote: FederationRuntime['loadRemote']) {
  const versions: string[] = [];
  const runtime = { registerRemotes: () => {}, loadRemote, provided: () => ({}) };
  const loader = createRemoteLoader({ registry, runtime, browserId: 'browser' });
  return {
    versions,
    loader,
    screens: createScreens(loader, (remote, version) => versions.push(`${remote} ${version}`)),
  };
}

const Component = () => null;

test('gives a screen with its late parts, and notes the version that it came from', async () => {
  const { screens, versions } = screensOver(async () => ({
    routes: [{ id: 'take', lazy: async () => ({ Component }) }],
  }));
  expect(await screens.load('quiz', route)).toMatchObject({ id: 'take', Component });
  expect(screens.get('quiz', route)).toMatchObject({ Component });
  expect(screens.loadedVersion('quiz', route)).toBe('1.0.0');
  expect(versions).toEqual(['quiz 1.0.0']);
  // Whatever another tab noted since.
  await screens.load('quiz', route);
  expect(versions).toEqual(['quiz 1.0.0', 'quiz 1.0.0']);
});

test('has no screen of a remote that was taken off the site, though it was here', async () => {
  const { screens, loader } = screensOver(async () => ({ routes: [{ id: 'take', Component }] }));
  expect(await screens.load('quiz', route)).toMatchObject({ Component });
  loader.follow({});
  await expect(screens.load('quiz', route)).rejects.toMatchObject({ init: { status: 404 } });
});

test('retries a screen when one of its later files did not load', async () => {
  let works = false;
  const { screens } = screensOver(async () => ({
    routes: [
      {
        id: 'take',
        lazy: async () => {
          if (!works) throw new Error('chunk refused');
          return { Component };
        },
      },
    ],
  }));
  await expect(screens.load('quiz', route)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(screens.loadFailure('quiz')).toMatchObject({ kind: 'unavailable' });
  works = true;
  expect(await screens.load('quiz', route)).toMatchObject({ Component });
  expect(screens.loadFailure('quiz')).toBeUndefined();
});

test.each([[{ routes: [{ id: 'other' }] }], [{ routes: 'none' }], [{}]])(
  'refuses a module that does not keep its declaration: %o',
  async (module) => {
    const { screens } = screensOver(async () => module);
    await expect(screens.load('quiz', route)).rejects.toMatchObject({ kind: 'unavailable' });
  },
);

// @vitest-environment happy-dom
import { registrySchema } from '@revisoins/contracts';
import { createRemoteLoader } from '@revisoins/federation';
import { i18n } from '@revisoins/i18n';
import { startI18n } from '@revisoins/i18n/hosting';
import { afterEach, expect, test, vi } from 'vitest';
import { loadExposed } from './load-exposed.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const version = (id: string) => ({
  base: `https://quiz.example/remotes/quiz/${id}/`,
  container: `quiz_${id.replaceAll('.', '_')}`,
  declaration: {
    contract: 1,
    name: 'quiz',
    title: { fr: 'Les quiz', en: 'The quizzes' },
    version: id,
    routes: [{ id: 'take', path: '/quiz', access: 'signed-in', expose: './routes/v1' }],
    slots: [],
    nav: [],
    namespaces: ['quiz'],
    budget: { entry: 8000 },
  },
  integrity: {},
  shared: {},
});

const registry = registrySchema.parse({
  schema: 1,
  remotes: {
    quiz: {
      default: '2.0.0',
      lastKnownGood: '1.0.0',
      traffic: {},
      versions: { '1.0.0': version('1.0.0'), '2.0.0': version('2.0.0') },
    },
  },
});

test('a version that was late, and whose fallback had begun to load, is shown with its own texts', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ hello: url.includes('/2.0.0/') ? 'new' : 'old' });
  });
  await startI18n([], { given: 'fr' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const newer = Promise.withResolvers<object>();
  const never = new Promise<never>(() => undefined);
  const runtime = {
    registerRemotes: () => undefined,
    loadRemote: (id: string) => (id.startsWith('quiz_2_0_0') ? newer.promise : never),
    provided: () => ({}),
  };
  const loader = createRemoteLoader({ registry, runtime, browserId: 'browser', deadline: 60_000 });
  const request = { remote: 'quiz', expose: './routes/v1', promised: 'routes' };
  const loading = loadExposed(loader, request, ({ routes }) => routes);

  await vi.advanceTimersByTimeAsync(40_000);
  await vi.waitFor(() => expect(asked.some((url) => url.includes('/1.0.0/'))).toBe(true));
  newer.resolve({ routes: 'those of 2.0.0' });
  expect(await loading).toMatchObject({ status: 'loaded', version: '2.0.0', value: 'those of 2.0.0' });
  expect(i18n.t('quiz:hello')).toBe('new');
});

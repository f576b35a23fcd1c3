import { AppError, registrySchema } from '@revisoins/contracts';
import { describe, expect, test, vi } from 'vitest';
import { makeRegistry } from './registry.fixture.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import type { LoadModule } from './load-version.ts';
import { createRemoteLoader } from './remote-loader.ts';

/** As long as a busy machine needs. */
const eventually = (look: () => unknown) => vi.waitFor(look, { timeout: 30_000 });

const QUIZ = 'https://quiz.example/remotes/quiz/';

function runtimeThat(loadRemote: FederationRuntime['loadRemote'], provided: Record<string, string[]> = {}) {
  const registered: string[] = [];
  return {
    registered,
    registerRemotes: (remotes: { entry: string }[]) =>
      void registered.push(...remotes.map((remote) => remote.entry)),
    loadRemote,
    provided: () => provided,
  };
}

const shape = {
  quiz: {
    versions: ['1.0.0'],
    routes: [
      { id: 'take', path: '/quiz/:skillId' },
      { id: 'help', path: '/quiz/aide' },
    ],
    order: 20,
  },
  account: { routes: [{ id: 'dashboard', path: '/dashboard' }], slots: ['profile'], order: 10 },
};

function loaderWith(
  runtime: FederationRuntime,
  more: { quiz?: object; deadline?: number; pinned?: string } = {},
) {
  const registry = registrySchema.parse(makeRegistry({ ...shape, quiz: { ...shape.quiz, ...more.quiz } }));
  return createRemoteLoader({
    registry,
    runtime,
    browserId: 'browser',
    pinnedVersion: (remote) => (remote === 'quiz' ? more.pinned : undefined),
    ...(more.deadline === undefined ? {} : { deadline: more.deadline }),
  });
}

const routes = (load: LoadModule) => load('./routes/v1');
const works = runtimeThat(async () => ({ routes: [] }));

test.each([
  ['/quiz/8', 'take'],
  ['/QUIZ/8/', 'take'],
  ['/quiz/aide', 'help'],
  ['/dashboard', 'dashboard'],
  ['/quiz', undefined],
  ['/quiz/8/9', undefined],
])('finds the owner of %s', (path, id) => {
  expect(loaderWith(works).findRoute(path)?.route.id).toBe(id);
});

test('touches no remote until something of it is requested', () => {
  const runtime = runtimeThat(async () => ({}));
  const loader = loaderWith(runtime);
  loader.navigation();
  loader.contributions('nav.profile');
  expect(runtime.registered).toEqual([]);
});

test('lists the navigation in order and the contributions to a slot', () => {
  const loader = loaderWith(works);
  expect(loader.navigation().map((entry) => entry.to)).toEqual(['/account', '/quiz']);
  expect(loader.contributions('nav.profile').map(({ remote }) => remote)).toEqual(['account']);
});

test('lists the contributions to a slot in their order', () => {
  const registry = registrySchema.parse(
    makeRegistry({ quiz: { slots: ['last'] }, account: { slots: ['first', 'second'] } }),
  );
  for (const { versions } of Object.values(registry.remotes))
    for (const { declaration } of Object.values(versions))
      for (const slot of declaration.slots) slot.order = { first: -1, second: 0, last: 5 }[slot.id] ?? 0;
  const loader = createRemoteLoader({ registry, runtime: works, browserId: 'browser' });
  expect(loader.contributions('nav.profile').map(({ slot }) => slot.id)).toEqual(['first', 'second', 'last']);
});

test('knows which route has a role, in the version that is in use', () => {
  const home = { id: 'dashboard', path: '/dashboard', role: 'home' };
  const registry = registrySchema.parse(
    makeRegistry({ ...shape, account: { ...shape.account, routes: [home] } }),
  );
  const loader = createRemoteLoader({ registry, runtime: works, browserId: 'browser' });
  expect(loader.landmark('home')).toMatchObject({ remote: 'account', route: { path: '/dashboard' } });
  expect(loader.landmark('sign-in')).toBeUndefined();
  expect(loader.declarations().map(({ name }) => name)).toEqual(['quiz', 'account']);
});

describe('load', () => {
  test('gives what is requested of the version in the registry', async () => {
    const asked: string[] = [];
    const runtime = runtimeThat(async (id) => {
      asked.push(id);
      return { routes: [] };
    });
    expect(await loaderWith(runtime).load('quiz', routes)).toEqual({
      status: 'loaded',
      value: { routes: [] },
      version: '1.0.0',
      failures: [],
    });
    expect(asked).toEqual(['revisoins_quiz_100/routes/v1']);
    expect(runtime.registered).toEqual([`${QUIZ}1.0.0/remoteEntry.js`]);
  });

  test('reports that a remote is unreachable, and recovers on the next try', async () => {
    let up = false;
    const loader = loaderWith(
      runtimeThat(async () => {
        if (!up) throw new AppError('script refused', 'network');
        return { routes: [] };
      }),
    );
    expect(await loader.load('quiz', routes)).toMatchObject({
      status: 'failed',
      failure: {
        remote: 'quiz',
        version: '1.0.0',
        reason: 'unreachable',
        message: expect.stringContaining('script refused'),
      },
    });
    up = true;
    expect(await loader.load('quiz', routes)).toMatchObject({ status: 'loaded' });
  });

  test('that is retried does not join an earlier load that fails later', async () => {
    const answers: PromiseWithResolvers<object>[] = [];
    const loader = loaderWith(
      runtimeThat((id) => {
        const [container = ''] = id.split('/routes');
        const place = Number(container.split('~')[1] ?? 1) - 1;
        answers[place] ??= Promise.withResolvers();
        return answers[place].promise;
      }),
    );
    const first = loader.load('quiz', routes);
    await eventually(() => expect(answers).toHaveLength(1));
    loader.startAfresh('quiz');
    const retried = loader.load('quiz', routes);
    await eventually(() => expect(answers).toHaveLength(2));
    answers[0]?.reject(new Error('refused'));
    answers[1]?.resolve({ routes: [] });
    expect((await first).status).toBe('failed');
    expect((await retried).status).toBe('loaded');

    // What has loaded is not requested again.
    loader.startAfresh('quiz');
    expect((await loader.load('quiz', routes)).status).toBe('loaded');
    expect(answers).toHaveLength(2);
  });

  test('requests again, before the next attempt, what a cache may hold of the failed one', async () => {
    const calls: string[] = [];
    const runtime: FederationRuntime = {
      ...runtimeThat(async () => {
        throw new Error('wrong bytes');
      }),
      registerRemotes: ([remote]) =>
        void calls.push(`register ${remote?.name} of ${remote?.entryGlobalName}`),
      refresh: async ({ base, container }) => void calls.push(`refresh ${base} ${container}`),
    };
    const loader = loaderWith(runtime);
    await loader.load('quiz', routes);
    // Two callers at once share the one new registration.
    await Promise.all([loader.load('quiz', routes), loader.load('quiz', routes)]);
    expect(calls).toEqual([
      'register revisoins_quiz_100 of revisoins_quiz_100',
      `refresh ${QUIZ}1.0.0/ revisoins_quiz_100`,
      'register revisoins_quiz_100~2 of revisoins_quiz_100',
    ]);
  });

  test('counts everything that is requested against the one deadline', async () => {
    const loader = loaderWith(works, { deadline: 5 });
    const result = await loader.load('quiz', async (load) => {
      await load('./routes/v1');
      return new Promise(() => {});
    });
    expect(result).toMatchObject({ failure: { reason: 'timeout' } });
  });

  test.each([[undefined], [null], ['text']])('refuses %s as a module', async (value) => {
    expect(await loaderWith(runtimeThat(async () => value)).load('quiz', routes)).toMatchObject({
      status: 'failed',
    });
  });

  test('fails without rejecting for a remote that nobody registered', async () => {
    expect(await loaderWith(works).load('flashcards', routes)).toMatchObject({
      failure: { reason: 'invalid' },
    });
  });

  test('runs no code of a version that wants what the host does not have', async () => {
    const runtime = runtimeThat(async () => ({}), { react: ['19.3.1'] });
    const loader = loaderWith(runtime, { quiz: { shared: { react: '^20.0.0' } } });
    expect(await loader.load('quiz', routes)).toMatchObject({ failure: { reason: 'incompatible' } });
    expect(runtime.registered).toEqual([]);
  });

  test('gives a pinned version, whatever the default', async () => {
    const runtime = runtimeThat(async () => ({}));
    await loaderWith(runtime, { quiz: { versions: ['1.1.0', '1.0.0'] }, pinned: '1.0.0' }).load(
      'quiz',
      routes,
    );
    expect(runtime.registered).toEqual([`${QUIZ}1.0.0/remoteEntry.js`]);
  });
});

describe('a version that fails', () => {
  const releases = { quiz: { versions: ['1.1.0', '1.0.0'], lastKnownGood: '1.0.0' } };
  const newIsBroken = () =>
    runtimeThat(async (id) => {
      if (id.includes('_110')) throw new Error('corrupt');
      return { routes: [] };
    });

  test('falls back to the last known good one, which stays in use', async () => {
    const runtime = newIsBroken();
    const loader = loaderWith(runtime, releases);
    expect(await loader.load('quiz', routes)).toMatchObject({
      status: 'loaded',
      version: '1.0.0',
      failures: [{ version: '1.1.0', reason: 'crashed' }],
    });
    expect(loader.version('quiz').id).toBe('1.0.0');
    expect(await loader.load('quiz', routes)).toMatchObject({ version: '1.0.0', failures: [] });
    expect(loader.state('quiz')).toMatchObject({ status: 'loaded', failure: { version: '1.1.0' } });
  });

  test('that does not answer has the other one beside it before the time is up', async () => {
    const runtime = runtimeThat((id) =>
      id.includes('_110') ? new Promise(() => {}) : Promise.resolve({ routes: [] }),
    );
    const loader = loaderWith(runtime, { ...releases, deadline: 50 });
    expect(await loader.load('quiz', routes)).toMatchObject({
      version: '1.0.0',
      failures: [{ version: '1.1.0', reason: 'timeout' }],
    });
  });

  test('that answers late after all is taken when the other one does not', async () => {
    const late = Promise.withResolvers<object>();
    const runtime = runtimeThat((id) => {
      if (id.includes('_110')) return late.promise;
      late.resolve({ routes: [] });
      return new Promise(() => {});
    });
    const loader = loaderWith(runtime, { ...releases, deadline: 100 });
    expect(await loader.load('quiz', routes)).toMatchObject({ version: '1.1.0', failures: [] });
    expect(loader.version('quiz').id).toBe('1.1.0');
  });

  test('has one deadline with the other one', async () => {
    vi.useFakeTimers();
    const loader = loaderWith(
      runtimeThat(() => new Promise(() => {})),
      { ...releases, deadline: 10_000 },
    );
    const result = loader.load('quiz', routes);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await result).toMatchObject({ failure: { version: '1.1.0', reason: 'timeout' } });
  });

  test('falls back to the default when only some get it', async () => {
    const loader = loaderWith(newIsBroken(), {
      quiz: { versions: ['1.0.0', '1.1.0'], traffic: { '1.1.0': 100 }, lastKnownGood: '1.1.0' },
    });
    expect(await loader.load('quiz', routes)).toMatchObject({
      version: '1.0.0',
      failures: [{ version: '1.1.0' }],
    });
  });

  test('stays when it must not change now, and is tried again', async () => {
    const loader = loaderWith(newIsBroken(), { ...releases, pinned: '1.1.0' });
    expect(await loader.load('quiz', routes)).toMatchObject({
      status: 'failed',
      failure: { version: '1.1.0' },
    });
    expect(loader.version('quiz').id).toBe('1.1.0');
  });

  test('is the failure that is reported when the last known good version fails too', async () => {
    const loader = loaderWith(
      runtimeThat(async () => {
        throw new Error('down');
      }),
      releases,
    );
    expect(await loader.load('quiz', routes)).toMatchObject({ failure: { version: '1.1.0' } });
    expect(loader.version('quiz').id).toBe('1.1.0');
  });
});

describe('a version that crashes on screen', () => {
  const releases = { quiz: { versions: ['1.1.0', '1.0.0'], lastKnownGood: '1.0.0' } };

  test('falls back to the last known good one, and is reported', async () => {
    const loader = loaderWith(works, releases);
    await loader.load('quiz', routes);
    expect(loader.fallBack('quiz', '1.1.0')).toBe(true);
    // The same crash is reported twice.
    expect(loader.fallBack('quiz', '1.1.0')).toBe(true);
    expect(loader.state('quiz')).toMatchObject({ failure: { version: '1.1.0', reason: 'crashed' } });
    expect(await loader.load('quiz', routes)).toMatchObject({ version: '1.0.0' });
  });

  test('falls back to none that crashed too', async () => {
    const loader = loaderWith(works, releases);
    expect(loader.fallBack('quiz', '1.1.0')).toBe(true);
    expect(loader.fallBack('quiz', '1.0.0')).toBe(false);
  });

  test.each([[{}], [{ ...releases, pinned: '1.1.0' }]])(
    'stays where nothing may stand in for it: %o',
    (more) => {
      const loader = loaderWith(works, more);
      expect(loader.fallBack('quiz', loader.version('quiz').id)).toBe(false);
    },
  );
});

describe('a choice of versions that changes under an open page', () => {
  const releases = { quiz: { versions: ['1.1.0', '1.0.0'], lastKnownGood: '1.0.0' } };
  const takenBack = { quiz: { default: '1.0.0', traffic: {} } };

  test('holds for what loads from then on', async () => {
    const loader = loaderWith(works, releases);
    expect(await loader.load('quiz', routes)).toMatchObject({ version: '1.1.0' });
    expect(loader.follow(takenBack)).toEqual([]);
    expect(await loader.load('quiz', routes)).toMatchObject({ version: '1.0.0' });
  });

  test('changes nothing under a learner in the middle of an attempt', async () => {
    const loader = loaderWith(works, { ...releases, pinned: '1.1.0' });
    await loader.load('quiz', routes);
    loader.follow(takenBack);
    expect(await loader.load('quiz', routes)).toMatchObject({ version: '1.1.0' });
  });

  test('is reported where it names a version that the page does not know, and changes nothing there', async () => {
    const loader = loaderWith(works, releases);
    expect(
      loader.follow({
        quiz: { default: '2.0.0', traffic: {} },
        flashcards: { default: '1.0.0', traffic: {} },
      }),
    ).toEqual(['quiz', 'flashcards']);
    expect(await loader.load('quiz', routes)).toMatchObject({ version: '1.1.0' });
  });

  test('does not offer a remote that was removed from the site, until it is back', () => {
    const loader = loaderWith(works, releases);
    const offered = () => [
      loader.remotes().includes('quiz'),
      loader.navigation().some(({ to }) => to === '/quiz'),
      loader.findRoute('/quiz/8')?.remote,
    ];
    expect(offered()).toEqual([true, true, 'quiz']);
    expect(loader.follow({})).toEqual([]);
    expect(offered()).toEqual([false, false, undefined]);
    expect(loader.version('quiz').id).toBe('1.1.0');
    loader.follow(takenBack);
    expect(offered()).toEqual([true, true, 'quiz']);
  });

  test('keeps a remote that this browser chose itself, whatever the site gives', () => {
    const loader = loaderWith(works, releases);
    for (const channels of [{}, { quiz: { default: '2.0.0', traffic: {} } }, takenBack])
      expect(loader.follow(channels, ['quiz'])).toEqual([]);
    expect([loader.remotes(), loader.version('quiz').id]).toEqual([['quiz'], '1.1.0']);
  });

  test('leaves a version that gave way where it is while nothing changed', async () => {
    const loader = loaderWith(works, releases);
    loader.fallBack('quiz', '1.1.0');
    loader.follow({ quiz: { default: '1.1.0', traffic: {}, lastKnownGood: '1.0.0' } });
    expect(loader.version('quiz').id).toBe('1.0.0');
  });
});

test('a version that hung a moment ago is given up sooner the next time', async () => {
  vi.useFakeTimers();
  const loader = loaderWith(
    runtimeThat(() => new Promise(() => {})),
    { deadline: 10_000 },
  );
  const first = loader.load('quiz', routes);
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
  const second = loader.load('quiz', routes);
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  expect(await second).toMatchObject({ failure: { reason: 'timeout' } });
});

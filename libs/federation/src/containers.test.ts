// @vitest-environment happy-dom
import { registrySchema } from '@revisoins/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { classifyFailure } from './classify-failure.ts';
import { createContainers } from './containers.ts';
import { offerLibraries, type ShareScope } from './offered-libraries.ts';
import { makeRegistry } from './registry.fixture.ts';

const NAME = 'revisoins_quiz_1';
const page = globalThis as unknown as Record<string, unknown>;

/** A page with one registered container. `answer` is what happens when its entry is requested. */
function openPage(answer: (script: HTMLScriptElement) => void, entryTimeout = 10_000) {
  const registry = registrySchema.parse(makeRegistry({ quiz: { versions: ['1.0.0'] } }));
  const version = registry.remotes.quiz?.versions['1.0.0'];
  if (!version) throw new Error('The fixture has no version.');
  const hash = `sha384-${'E'.repeat(64)}`;
  version.integrity = { 'remoteEntry.js': hash };
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    scripts.push(script);
    queueMicrotask(() => answer(script));
  });
  const makeShareScope = offerLibraries([{ name: 'react', version: '19.3.1', library: 'react of the host' }]);
  const containers = createContainers({ registry, makeShareScope, entryTimeout });
  const entry = new URL('remoteEntry.js', version.base).href;
  containers.registerRemotes([{ name: NAME, entry, entryGlobalName: NAME }]);
  return { containers, scripts, entry, hash };
}

/** Defines a container that exposes what it was started with. */
function define(script: HTMLScriptElement): void {
  let react: unknown;
  page[NAME] = {
    init: async (scope: ShareScope) => (react = (await scope.react?.['19.3.1']?.get())?.()),
    get: async (id: string) => () => `${id} with ${String(react)}`,
  };
  script.dispatchEvent(new Event('load'));
}

const failureReason = (loading: Promise<unknown>) =>
  loading.then(
    () => 'none',
    (error: unknown) => classifyFailure(error),
  );

afterEach(() => {
  delete page[NAME];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an entry runs once, with the pinned hash, and its container starts with the libraries of the host', async () => {
  const { containers, scripts, entry, hash } = openPage(define);
  const modules = [containers.loadRemote(`${NAME}/routes/v1`), containers.loadRemote(`${NAME}/slots/v1`)];
  expect(await Promise.all(modules)).toEqual([
    './routes/v1 with react of the host',
    './slots/v1 with react of the host',
  ]);
  expect(scripts.map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin])).toEqual([
    [entry, hash, 'anonymous'],
  ]);
});

test('an entry that does not load is unreachable', async () => {
  const { containers } = openPage((script) => script.dispatchEvent(new Event('error')));
  expect(await failureReason(containers.loadRemote(`${NAME}/routes/v1`))).toBe('unreachable');
});

test('an entry that hangs is unreachable', async () => {
  vi.useFakeTimers();
  const { containers } = openPage(() => undefined, 5_000);
  const failure = failureReason(containers.loadRemote(`${NAME}/routes/v1`));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await failure).toBe('unreachable');
});

test('an entry that throws has crashed, and says what it threw', async () => {
  const { containers, entry } = openPage((script) => {
    dispatchEvent(new ErrorEvent('error', { filename: script.src, message: 'x is not a function' }));
    script.dispatchEvent(new Event('load'));
  });
  const loading = containers.loadRemote(`${NAME}/routes/v1`);
  await expect(loading).rejects.toThrow(`${entry} threw: x is not a function`);
  expect(await failureReason(loading)).toBe('crashed');
});

test.each([
  ['nothing', undefined],
  ['something else', { init: 1 }],
])('an entry that defines %s is invalid', async (_, defined) => {
  const { containers } = openPage((script) => {
    page[NAME] = defined;
    script.dispatchEvent(new Event('load'));
  });
  expect(await failureReason(containers.loadRemote(`${NAME}/routes/v1`))).toBe('invalid');
});

test('an entry that the registry does not pin is not requested', async () => {
  const { containers, scripts } = openPage(define);
  const entry = 'https://quiz.example/remotes/quiz/1.0.0/other.js';
  containers.registerRemotes([{ name: 'other', entry, entryGlobalName: 'other' }]);
  await expect(containers.loadRemote('other/routes/v1')).rejects.toThrow('is not pinned');
  expect(scripts).toEqual([]);
});

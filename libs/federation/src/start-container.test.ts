import { expect, test, vi } from 'vitest';
import { offerLibraries } from './offered-libraries.ts';
import { startContainer, type ContainerRuntime } from './start-container.ts';

/** The runtime of an entry with one exposed module, whose chunk takes React. */
function makeRuntime(): ContainerRuntime {
  const runtime: ContainerRuntime = {
    m: {},
    f: {},
    consumesLoadingData: {
      chunkMapping: { '300': ['9433'] },
      moduleIdToConsumeDataMapping: { '9433': { shareKey: 'react', requiredVersion: '^19.3.1' } },
      initialConsumes: [],
    },
    initializeExposesData: {
      moduleMap: {
        './routes/v1': async () => {
          await load(runtime, '300');
          return () => run(runtime, '9433');
        },
      },
    },
  };
  startContainer(runtime);
  return runtime;
}

/** Loads a chunk as the bundler does. */
async function load({ f }: ContainerRuntime, chunk: string): Promise<void> {
  const promises: Promise<unknown>[] = [];
  f.consumes?.(chunk, promises);
  await Promise.all(promises);
}

function run({ m }: ContainerRuntime, id: string): unknown {
  const module = { exports: undefined as unknown };
  m[id]?.(module);
  return module.exports;
}

const offer = (library: string, version = '19.3.1') =>
  offerLibraries([{ name: 'react', version, library }])();

test('a module that its remote shares is what the host offers in its range', async () => {
  const runtime = makeRuntime();
  runtime.initContainer?.(offer('React'));
  const factory = await runtime.getContainer?.('./routes/v1');
  expect(factory?.()).toBe('React');
});

test('of two versions that the host offers, a remote gets the one in its range', async () => {
  const runtime = makeRuntime();
  const scope = offer('the next React', '20.0.0');
  runtime.initContainer?.({ react: { ...scope.react, ...offer('React').react } });
  await load(runtime, '300');
  expect(run(runtime, '9433')).toBe('React');
});

test.each([
  ['20.0.0', offer('the next React', '20.0.0')],
  ['none', {}],
])('a library that the host has in no version of the range is refused by name: %s', async (had, scope) => {
  const runtime = makeRuntime();
  runtime.initContainer?.(scope);
  await expect(load(runtime, '300')).rejects.toThrow(`react ^19.3.1 is required, the host has ${had}`);
});

test('a library is taken once for all chunks, and again after it failed', async () => {
  const get = vi.fn<() => Promise<() => unknown>>().mockRejectedValueOnce(new Error('no network'));
  get.mockResolvedValue(() => 'React');
  const runtime = makeRuntime();
  runtime.initContainer?.({ react: { '19.3.1': { get, loaded: false, from: 'host' } } });
  await expect(load(runtime, '300')).rejects.toThrow('no network');
  await load(runtime, '300');
  await load(runtime, '300');
  expect(run(runtime, '9433')).toBe('React');
  expect(get).toHaveBeenCalledTimes(2);
});

test('a chunk without shared libraries waits for nothing', async () => {
  const promises: Promise<unknown>[] = [];
  makeRuntime().f.consumes?.('74', promises);
  expect(promises).toEqual([]);
});

test.each(['./routes/v2', 'constructor', './constructor'])(
  '%s, which is not exposed, is an error',
  async (id) => {
    await expect(makeRuntime().getContainer?.(id)).rejects.toThrow(id);
  },
);

test('nothing of a container runs before its host has started it', async () => {
  await expect(makeRuntime().getContainer?.('./routes/v1')).rejects.toThrow('was not started');
});

test('an entry that needs a library before its host can give it is refused', () => {
  const runtime = { ...makeRuntime(), consumesLoadingData: { initialConsumes: ['9433'] } };
  expect(() => startContainer(runtime)).toThrow('no shared libraries of its own');
});

import { expect, test, vi } from 'vitest';
import type { TakeLibrary } from './offered-libraries.ts';
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

test('a module that its remote shares is what the host gives for its name and range', async () => {
  const runtime = makeRuntime();
  runtime.initContainer?.(async (name, range) => `${name} ${range} of the host`);
  const factory = await runtime.getContainer?.('./routes/v1');
  expect(factory?.()).toBe('react ^19.3.1 of the host');
});

test('a library is taken once for all chunks, and again after it failed', async () => {
  const take = vi.fn<TakeLibrary>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('React');
  const runtime = makeRuntime();
  runtime.initContainer?.(take);
  await expect(load(runtime, '300')).rejects.toThrow('no network');
  await load(runtime, '300');
  await load(runtime, '300');
  expect(run(runtime, '9433')).toBe('React');
  expect(take).toHaveBeenCalledTimes(2);
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

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { createVitest, type TestModule } from 'vitest/node';
import { isPortTaken } from './run-tests.ts';

/** How many suites one worker runs before another one takes its place. */
const TURNS = 500;
const turn = join(import.meta.dirname, 'suite-turn.ts');

export interface ResidentSuites {
  /** Runs a test file until its first failure, and returns what failed; nothing when it passes. */
  run(file: string): Promise<string[]>;
}

/**
 * Runs suites in a Vitest that stays: starting a worker and loading the libraries of the stack takes as long
 * as most suites. It ends with this process.
 */
export async function openResidentSuites(kind: 'postgresql' | 'embedded'): Promise<ResidentSuites> {
  const turns = await serveTurns();
  let onEnd: (failures: string[]) => void = () => undefined;
  const setup = join(root, 'tools', 'workspace');
  const vitest = await createVitest(
    'test',
    {
      root: join(root, 'tests'),
      config: false,
      include: [turn],
      watch: false,
      isolate: false,
      maxWorkers: 1,
      setupFiles: [join(setup, 'fixed-seed.ts'), join(setup, 'fresh-modules.ts')],
      // A turn waits for its suite.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      env: { TEST_DATABASE: kind, MUTATION_TURNS: turns.url },
      reporters: [{ onTestModuleEnd: (module) => onEnd(listFailures(module)) }],
      silent: true,
    },
    { logLevel: 'silent' },
  );
  const [one] = await vitest.globTestSpecifications();
  if (!one) throw new Error(`Vitest does not find ${turn}.`);
  void (async () => {
    for (;;) {
      vitest.state.filesMap.clear();
      await vitest.runTestSpecifications(Array.from({ length: TURNS }, () => one));
    }
  })();

  async function take(file: string): Promise<string[]> {
    const answer = await turns.next();
    const ended = new Promise<string[]>((resolve) => (onEnd = resolve));
    answer.end(file);
    return ended;
  }

  return {
    async run(file) {
      const failures = await take(file);
      return failures.some(isPortTaken) ? take(file) : failures;
    },
  };
}

/** Where the worker asks for its next suite, and waits. */
async function serveTurns() {
  let waiting: ((answer: ServerResponse) => void) | undefined;
  let free: ServerResponse | undefined;
  const server = createServer((_request, answer) => {
    if (waiting) waiting(answer);
    else free = answer;
    waiting = undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async next(): Promise<ServerResponse> {
      const answer = free ?? (await new Promise<ServerResponse>((resolve) => (waiting = resolve)));
      free = undefined;
      return answer;
    },
  };
}

const listFailures = (module: TestModule): string[] =>
  module.ok()
    ? []
    : [
        ...module.errors().map(({ message }) => message),
        ...Array.from(module.children.allTests('failed'), (test) =>
          [test.fullName, ...(test.result().errors ?? []).map(({ message }) => message)].join(': '),
        ),
        ...Array.from(module.children.allSuites()).flatMap((suite) =>
          suite.errors().map(({ message }) => `${suite.fullName}: ${message}`),
        ),
      ];

import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@revisoins/workspace/paths';

const tools = join(root, 'tools');
const read = (file: string) => readFileSync(join(tools, file), 'utf8');

/** What `npm run` starts, and what these start of other packages. */
const commands = globSync('commands/*.ts', { cwd: tools, exclude: ['**/*.test.ts'] });
const started = commands.flatMap((file) =>
  [...read(file).matchAll(/'@revisoins\/(\w+)\/main'/g)].map(([, name]) => `${name}/main.ts`),
);

/** Every other program of the tools with a command line, those of teams outside included. */
const programs = globSync('**/*.ts', { cwd: tools, exclude: ['**/node_modules', '**/*.test.ts'] }).filter(
  (file) =>
    !started.includes(file) &&
    !commands.includes(file) &&
    /runCli\([^]*process\.argv\.slice\(2\)/.test(read(file)),
);

// `npm run lint` is `npm test -- lint`.
const typed = [...[...commands, ...programs].map((file) => [file]), ['commands/test.ts', 'lint']].map(
  (words) => [words.join(' '), words] as const,
);

const run = (words: readonly string[]) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, words, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    );
  });

test.each(typed)(
  '%s explains itself with --help, and refuses what it does not know',
  async (_, [file = '', ...first]) => {
    const [helped, refused] = await Promise.all(
      ['--help', '--nonsense'].map((word) => run([join(tools, file), ...first, word])),
    );
    expect(helped).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: \S/) });
    expect(refused).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("unknown option '--nonsense'"),
    });
  },
);

test('the programs that no command starts are among them', () => {
  expect(started.toSorted()).toEqual(
    ['bench', 'content', 'load', 'release', 'screenshots', 'sdk'].map((name) => `${name}/main.ts`),
  );
  expect(programs.toSorted()).toEqual([
    'generated/fit-confidence.ts',
    'generated/main.ts',
    'generated/train-danger.ts',
    'lint/main.ts',
    'sdk/build/build.ts',
    'sdk/build/develop.ts',
    'sdk/conformance/main.ts',
    'sdk/create/main.ts',
    'sdk/publish/main.ts',
  ]);
});

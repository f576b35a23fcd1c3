import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@revisoins/workspace/paths';

const tools = join(root, 'tools');

/** What `npm run` starts. */
const commands = globSync('commands/*.ts', { cwd: tools, exclude: ['**/*.test.ts'] });
/** Every program of the tools that reads a command line, those of teams outside included. */
const programs = globSync('**/*.ts', { cwd: tools, exclude: ['**/node_modules', '**/*.test.ts'] }).filter(
  (file) => readFileSync(join(tools, file), 'utf8').includes('process.argv.slice(2)'),
);

// `npm run lint` is `npm test -- lint`.
const typed = [
  ...[...new Set([...commands, ...programs])].map((file) => [file]),
  ['commands/test.ts', 'lint'],
].map((words) => [words.join(' '), words] as const);

test.each(typed)(
  '%s explains itself with --help, and refuses what it does not know',
  (_, [file, ...first]) => {
    const run = (word: string) =>
      spawnSync(process.execPath, [join(tools, file ?? ''), ...first, word], { encoding: 'utf8' });
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: \S/) });
    expect(run('--nonsense')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("unknown option '--nonsense'"),
    });
  },
);

test('the programs of every tool are among them', () => {
  expect(programs).toEqual(
    expect.arrayContaining([
      'bench/main.ts',
      'content/main.ts',
      'generated/main.ts',
      'lint/main.ts',
      'load/main.ts',
      'release/main.ts',
      'screenshots/main.ts',
      'sdk/conformance/main.ts',
      'sdk/create/main.ts',
      'sdk/main.ts',
      'sdk/publish/main.ts',
    ]),
  );
});

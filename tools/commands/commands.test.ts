import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const commands = readdirSync(folder).filter((file) => /^[a-z]+\.ts$/.test(file));

// `npm run lint` is `npm test -- lint`.
const typed = [...commands.map((file) => [file]), ['test.ts', 'lint']].map(
  (words) => [words.join(' '), words] as const,
);

test.each(typed)(
  '%s explains itself with --help, and refuses what it does not know',
  (_, [file, ...first]) => {
    const run = (word: string) =>
      spawnSync(process.execPath, [join(folder, file ?? ''), ...first, word], { encoding: 'utf8' });
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: npm /) });
    expect(run('--nonsense')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("unknown option '--nonsense'"),
    });
  },
);

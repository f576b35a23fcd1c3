import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const commands = readdirSync(folder).filter((file) => /^[a-z]+\.ts$/.test(file));

test.each(commands)('%s explains itself with --help, and refuses what it does not know', (file) => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [join(folder, file), ...words], { encoding: 'utf8' });
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: npm /) });
  expect(run('--nonsense')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("unknown option '--nonsense'"),
  });
});

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@revisoins/types/tree.fixture';
import { withLock } from './lock.ts';

const left = (file: string, owner: object) =>
  writeFileSync(file, JSON.stringify({ id: 'x', host: 'elsewhere', since: 'then', pid: 1, ...owner }));

/** A process that increments a number in a file many times, each time under the lock. */
function counter(folder: string): Promise<number | null> {
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    for (let turn = 0; turn < 25; turn += 1) {
      await withLock(${JSON.stringify(join(folder, '.lock'))}, async () => {
        const count = Number(readFileSync(${JSON.stringify(join(folder, 'count'))}, 'utf8'));
        await new Promise((resolve) => setTimeout(resolve, 1));
        writeFileSync(${JSON.stringify(join(folder, 'count'))}, String(count + 1));
      });
    }`;
  return new Promise((resolve) => {
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }).on('close', resolve);
  });
}

test('lets one process at a time in', async () => {
  const folder = temporaryFolder('lock');
  writeFileSync(join(folder, 'count'), '0');
  expect(await Promise.all([counter(folder), counter(folder), counter(folder)])).toEqual([0, 0, 0]);
  expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('75');
  expect(existsSync(join(folder, '.lock'))).toBe(false);
});

test('is released when the work fails', async () => {
  const file = join(temporaryFolder('lock'), '.lock');
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(file, () => 'yes')).toBe('yes');
});

test('takes over from a process of this machine that is gone', async () => {
  const file = join(temporaryFolder('lock'), '.lock');
  const { hostname } = await import('node:os');
  left(file, { host: hostname(), pid: 2 ** 22 + 1 });
  expect(await withLock(file, () => 'mine', { deadline: 1000 })).toBe('mine');
});

test('takes over from a process whose number another one has now, and from no process that still works', async () => {
  const file = join(temporaryFolder('lock'), '.lock');
  const { hostname } = await import('node:os');
  left(file, { host: hostname(), pid: process.pid });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  utimesSync(file, minutesAgo(2), minutesAgo(2));
  await expect(withLock(file, () => 'mine', { deadline: 80 })).rejects.toThrow(`process ${process.pid}`);
  utimesSync(file, minutesAgo(6), minutesAgo(6));
  expect(await withLock(file, () => 'mine', { deadline: 1000 })).toBe('mine');
});

test('takes over from another machine only when it gives no sign of life', async () => {
  const file = join(temporaryFolder('lock'), '.lock');
  left(file, {});
  await expect(withLock(file, () => 'mine', { deadline: 80 })).rejects.toThrow(
    'held by process 1 on elsewhere',
  );
  utimesSync(file, new Date(Date.now() - 120_000), new Date(Date.now() - 120_000));
  expect(await withLock(file, () => 'mine', { deadline: 1000 })).toBe('mine');
});

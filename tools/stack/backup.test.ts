import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backUp, restore, type Backup } from './backup.ts';
import { freeOffset } from './free-offset.ts';
import { startStack, type Stack } from './start-stack.ts';

const run = promisify(execFile);
const account = { email: 'lea@example.test', password: 'Une-phrase-secrete-1' };
let folder = '';
let archive = '';
/**
 * A backup without the database, unpacked: what is wrong with a file is found before the database is opened.
 */
let small = '';
let whileRunning: unknown;

async function pack(content: string): Promise<string> {
  await run('tar', ['-czf', `${content}.tar.gz`, '-C', content, '.']);
  return `${content}.tar.gz`;
}

const at = async (name: string): Promise<Stack> =>
  startStack({
    portOffset: await freeOffset(),
    dataDir: join(folder, name),
    supabaseDir: join(import.meta.dirname, 'fixtures/supabase'),
  });
const connect = ({ apiUrl, publishableKey }: Stack) =>
  createClient(apiUrl, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', '');
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  archive = join(folder, 'backup.tar.gz');
  const stack = await at('school');
  const learner = connect(stack);
  await learner.auth.signUp(account);
  await stack.sql('update auth.users set email_confirmed_at = now()');
  await learner.auth.signInWithPassword(account);
  await learner.from('notes').insert({ body: 'Laver ses mains' });
  whileRunning = await backUp({ dataDir: join(folder, 'school'), file: archive }).catch(String);
  await stack.stop();
  await backUp({ dataDir: join(folder, 'school'), file: archive });
  small = join(folder, 'small');
  await mkdir(small);
  await run('tar', ['-xzf', archive, '-C', small, '--exclude=./database', '--exclude=./storage']);
  const manifest = join(small, 'backup.json');
  const { files, ...described } = JSON.parse(await readFile(manifest, 'utf8')) as Backup;
  const kept = { 'keys.json': files['keys.json'] };
  await writeFile(manifest, JSON.stringify({ ...described, files: kept }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the embedded database is not copied while it works', () => {
  expect(whileRunning).toContain('Stop the running stack first');
});

test('an empty machine continues from the backup: accounts, rows and keys', async () => {
  expect(await restore({ dataDir: join(folder, 'empty'), file: archive })).not.toHaveProperty('before');
  const stack = await at('empty');
  const learner = connect(stack);
  expect((await learner.auth.signInWithPassword(account)).error).toBeNull();
  expect((await learner.from('notes').select('body')).data).toEqual([{ body: 'Laver ses mains' }]);
  await stack.stop();
  const keys = (name: string) => readFile(join(folder, name, 'keys.json'), 'utf8');
  expect(await keys('empty')).toBe(await keys('school'));
});

test('only its owner may read a backup', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
});

test('the previous data is moved aside', async () => {
  const { before } = await restore({ dataDir: join(folder, 'school'), file: archive });
  expect(await readdir(before ?? '')).toEqual(expect.arrayContaining(['database', 'keys.json']));
});

test('a backup that was cut short changes nothing', async () => {
  const bytes = await readFile(archive);
  const short = join(folder, 'short.tar.gz');
  await writeFile(short, bytes.subarray(0, bytes.length / 2));
  const there = await readdir(folder);
  await expect(restore({ dataDir: join(folder, 'school'), file: short })).rejects.toThrow('cut short');
  expect(await readdir(folder)).toEqual(there);
});

test('an archive of something else is refused', async () => {
  const other = join(folder, 'text.tar.gz');
  await writeFile(other, 'not an archive');
  await expect(restore({ dataDir: join(folder, 'school'), file: other })).rejects.toThrow('is not a backup');
});

test.each<[string, string, (content: string) => Promise<void>, string]>([
  ['a file more', 'added', (content) => writeFile(join(content, 'storage.png'), ''), 'was not backed up'],
  ['a link', 'linked', (content) => symlink('/etc', join(content, 'storage')), 'is no file'],
  ['a changed file', 'changed', (content) => writeFile(join(content, 'keys.json'), '{}'), 'is damaged'],
  [
    'half a description',
    'half',
    (content) => writeFile(join(content, 'backup.json'), '{'),
    'is not a backup',
  ],
])('a backup with %s is refused, and changes nothing', async (_case, name, tamper, sentence) => {
  const content = join(folder, name);
  await cp(small, content, { recursive: true });
  await tamper(content);
  const keys = await readFile(join(folder, 'school/keys.json'), 'utf8');
  await expect(restore({ dataDir: join(folder, 'school'), file: await pack(content) })).rejects.toThrow(
    sentence,
  );
  expect(await readFile(join(folder, 'school/keys.json'), 'utf8')).toBe(keys);
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeOffset } from '@revisoins/stack/free-offset';
import { ports } from '@revisoins/workspace/ports';
import { afterEach, expect, test, vi } from 'vitest';
import { remoteBuild } from '../build.fixture.ts';
import { publish, readPage, remote, siteWithShell } from '../run-release.fixture.ts';
import { listFiles } from '../site/list-files.ts';
import { withLock } from '../site/lock.ts';
import { sitePaths } from '../site/site-paths.ts';
import { invitePublisher, readPublishers } from './publishers.ts';
import { receivePublication } from './receive-publication.ts';
import { makeReceivedFolder } from './received-folder.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.restoreAllMocks();
});

/** A site that receives publications, with `quiz` on it. */
async function receivingSite() {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'));
  const server = createServer((request, response) => {
    if (!receivePublication(site, request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  stops.push(() => server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  /** The headers of the answer come when the command has begun. */
  const begin = (
    name: string,
    key: string | undefined,
    fields: Record<string, string>,
    files: Record<string, string> = {},
    signal: AbortSignal | null = null,
  ) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.set(field, value);
    for (const [file, text] of Object.entries(files)) body.set(file, new Blob([text]), file);
    const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` };
    return fetch(`${origin}/sdk/publications/${name}`, { method: 'POST', headers, body, signal });
  };
  const send = async (...words: Parameters<typeof begin>) => {
    const response = await begin(...words);
    return { status: response.status, said: await response.text() };
  };
  const key = await invitePublisher(sitePaths(site), 'quiz');
  /** Whether a command is under way, which refuses the next one. Neither stops nor changes anything. */
  const isUnderWay = async () =>
    (await send('quiz', key, { command: 'rollback', 'dry-run': 'true' })).status === 409;
  return { site, server, origin, begin, send, key, isUnderWay };
}

/** Such a site with a second version of `quiz`, and its team's request to give it to everybody. */
async function promotableSite() {
  const received = await receivingSite();
  const { site, origin, begin, key } = received;
  await publish(site, 'quiz', remoteBuild('quiz', 'two'), '--tag', 'two');
  const address = `${origin}/sdk/publications/quiz`;
  const headers = { Authorization: `Bearer ${key}` };
  const connection = new AbortController();
  const fields = { command: 'promote', version: '1.0.0-two', traffic: '100' };
  const promote = () => begin('quiz', key, fields, {}, connection.signal);
  const stop = async () => (await fetch(address, { method: 'DELETE', headers })).text();
  return { ...received, promote, connection, stop, before: readPage(site) };
}

/** Locks a site until the function that it returns is called. */
async function lockSite(site: string) {
  const free = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const lock = withLock(sitePaths(site).lock, () => {
    taken.resolve();
    return free.promise;
  });
  await taken.promise;
  return async () => {
    free.resolve();
    await lock;
  };
}

/** A site whose team has begun to promote its second version, which waits until `release`. */
async function promotingSite() {
  const promotable = await promotableSite();
  const release = await lockSite(promotable.site);
  return { ...promotable, response: await promotable.promote(), release };
}

/** Each command is a process of its own. */
const PROCESSES = { timeout: 60_000 };

test('a team with a key does what it may, and the answer ends with the exit code', PROCESSES, async () => {
  const { send, key } = await receivingSite();
  const listed = await send('quiz', key, { command: 'list' });
  expect(listed.said).toMatch(/quiz[^]*\nexit 0\n$/);
  const refused = await send('quiz', key, { command: 'publish' }, { 'remote.json': '{}' });
  expect(refused.said).toMatch(/remote\.json[^]*\nexit 1\n$/);
});

test.each([
  ['no key', undefined, 401, 'none came'],
  ['a key of nobody', 'revisoins_x', 403, 'not one of this site'],
])('a publication with %s is refused before its body is read', async (_, key, status, sentence) => {
  const { send } = await receivingSite();
  const answer = await send('quiz', key, { command: 'list' });
  expect(answer).toMatchObject({ status, said: expect.stringContaining(sentence) as string });
});

test.each([
  ['list', /^Listing who gets what needs a key, and none came/],
  ['promote', /^Promoting a version needs a key/],
  ['publish', /^Publishing needs a key/],
  [undefined, /^Publishing needs a key/],
])('who asks for %s without a key is told what needs one', async (command, sentence) => {
  const { origin } = await receivingSite();
  const headers = command === undefined ? {} : { 'Revisoins-Command': command };
  const response = await fetch(`${origin}/sdk/publications/quiz`, { headers });
  expect(response.status).toBe(401);
  expect(await response.text()).toMatch(sentence);
});

test('a key is for one remote, and a new one replaces it', async () => {
  const { site, send, key } = await receivingSite();
  expect((await send('exam', key, { command: 'list' })).said).toContain('This key is for quiz');
  await invitePublisher(sitePaths(site), 'quiz');
  expect((await send('quiz', key, { command: 'list' })).status).toBe(403);
  expect(readFileSync(sitePaths(site).publishers, 'utf8')).not.toContain(key);
});

test.each([
  [{ command: 'remove' }, {}],
  [{ command: 'prune' }, {}],
  [{ command: 'list', site: '/elsewhere' }, {}],
  [{ command: 'publish', tag: '--skip-run' }, {}],
  [{ command: 'publish', preview: '../quiz' }, {}],
  [{ command: 'previews', remove: '--yes' }, {}],
  [{ command: 'previews', address: 'javascript:alert(1)' }, {}],
  [{ command: 'publish' }, { '../outside.js': '0;' }],
  [{ command: 'publish' }, { '/outside.js': '0;' }],
  [{ command: 'publish' }, { 'assets/../../outside.js': '0;' }],
  [{ command: 'publish' }, { assets: '0;', 'assets/a.js': '0;' }],
  [{ command: 'publish' }, { 'assets/a.js': '0;', assets: '0;' }],
  [{ command: 'publish' }, { ['x'.repeat(300)]: '0;' }],
])('%j %j is no publication', async (fields, files) => {
  const { site, send, key } = await receivingSite();
  const before = readPage(site);
  expect((await send('quiz', key, fields, files)).status).toBe(400);
  expect(readPage(site)).toEqual(before);
  expect(existsSync(join(tmpdir(), 'outside.js'))).toBe(false);
  expect(readdirSync(site)).not.toContain('outside.js');
});

test('the operator gives a key and takes it back', PROCESSES, async () => {
  const { site, send } = await receivingSite();
  const { said } = await remote('invite', 'exam', '--site', site);
  const [, given = ''] = /REVISOINS_KEY=(\S+)/.exec(said) ?? [];
  expect((await send('exam', given, { command: 'list' })).status).toBe(200);
  await remote('invite', 'exam', '--revoke', '--site', site);
  expect((await send('exam', given, { command: 'list' })).status).toBe(403);
  expect((await remote('invite', 'exam', '--revoke', '--site', site)).said).toContain('has no key');
});

test('the key of a remote ends when the remote is removed, published or not', PROCESSES, async () => {
  const { site, send, key } = await receivingSite();
  const { said } = await remote('remove', 'quiz', '--site', site);
  expect(said).toContain('the key of its team');
  expect((await send('quiz', key, { command: 'list' })).status).toBe(200);
  await remote('remove', 'quiz', '--yes', '--site', site);
  expect(await send('quiz', key, { command: 'list' })).toMatchObject({ status: 403 });

  const invited = await invitePublisher(sitePaths(site), 'cards');
  expect(await remote('remove', 'cards', '--yes', '--site', site)).toMatchObject({ code: 0 });
  expect((await send('cards', invited, { command: 'list' })).status).toBe(403);
});

test(
  'a command that is stopped before its change is decided says so, and changes nothing',
  PROCESSES,
  async () => {
    const { site, response, stop, release, before } = await promotingSite();
    expect(await stop()).toContain('quiz is asked to stop');
    expect(await response.text()).toMatch(/Stopped\. Nothing was changed\.\n\nexit 1\n$/);
    await release();
    expect(readPage(site)).toEqual(before);
    expect(await stop()).toContain('Nothing is under way for quiz');
  },
);

test('a command whose team has gone away is stopped', PROCESSES, async () => {
  const { site, connection, isUnderWay, release, before } = await promotingSite();
  expect(await isUnderWay()).toBe(true);
  connection.abort();
  await expect.poll(isUnderWay, { timeout: 10_000 }).toBe(false);
  await release();
  expect(readPage(site)).toEqual(before);
});

test('a team that leaves while its form is read has begun nothing', PROCESSES, async () => {
  const { site, server, promote, connection, isUnderWay, before } = await promotableSite();
  const left = Promise.withResolvers<void>();
  server.once('request', (_, response) => response.once('close', left.resolve));
  vi.spyOn(Response.prototype, 'formData').mockImplementationOnce(async function (this: Response) {
    connection.abort();
    await left.promise;
    return this.formData();
  });
  await expect(promote()).rejects.toThrow('aborted');
  await left.promise;
  await expect.poll(isUnderWay, { timeout: 10_000 }).toBe(false);
  expect(readPage(site)).toEqual(before);
});

/** Without a key there is no command, also where it has begun. */
const ENDED = /Your key was taken back or replaced meanwhile\. Nothing was changed\.[^]*\nexit 1\n$/;

test('a command whose key ends before its change is decided changes nothing', PROCESSES, async () => {
  const { site, response, release, before } = await promotingSite();
  await remote('invite', 'quiz', '--revoke', '--site', site);
  await release();
  expect(await response.text()).toMatch(ENDED);
  expect(readPage(site)).toEqual(before);
});

test('what is under way for a remote that is removed does not bring it back', PROCESSES, async () => {
  const { site, begin, key } = await receivingSite();
  const build = remoteBuild('quiz', 'two');
  const files = Object.fromEntries(
    listFiles(build).map((name) => [name, readFileSync(join(build, name), 'utf8')]),
  );
  const release = await lockSite(site);
  const response = await begin('quiz', key, { command: 'publish', preview: 'my-branch' }, files);
  const removal = remote('remove', 'quiz', '--yes', '--site', site);
  // Now it waits for the site, like the publication.
  await expect.poll(() => readPublishers(sitePaths(site)), { timeout: 10_000 }).toEqual({});
  await release();
  expect(await response.text()).toMatch(ENDED);
  expect(await removal).toMatchObject({ code: 0 });
  expect(existsSync(join(site, 'shell/previews/quiz'))).toBe(false);
  expect(readPage(site).served.remotes).toEqual({});
});

test(
  'a receiver that is killed changes nothing, and nothing is left of what it received',
  PROCESSES,
  async () => {
    const { site, key, before } = await promotableSite();
    const folder = mkdtempSync(join(tmpdir(), 'revisoins-killed-'));
    const port = ports(await freeOffset()).shell;
    const words = ['receive', '--site', site, '--port', String(port)];
    const receiver = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), ...words], {
      env: { ...process.env, TMPDIR: folder },
    });
    await once(receiver.stdout, 'data');
    const release = await lockSite(site);
    const body = new FormData();
    for (const [field, value] of Object.entries({ command: 'promote', version: '1.0.0-two', traffic: '100' }))
      body.set(field, value);
    const headers = { Authorization: `Bearer ${key}` };
    const address = `http://127.0.0.1:${port}/sdk/publications/quiz`;
    const response = await fetch(address, { method: 'POST', headers, body });
    expect(readdirSync(folder)).toHaveLength(1);
    receiver.kill('SIGKILL');
    await expect(response.text()).rejects.toThrow('terminated');
    await expect.poll(() => readdirSync(folder)).toEqual([]);
    await release();
    expect(readPage(site)).toEqual(before);
  },
);

test('what a receiver received that was killed with its command is removed by the next', async () => {
  const dead = spawnSync(process.execPath, ['--version']).pid;
  // In a container, the one that was killed may have had the same number.
  const left = [dead, process.pid].map((pid) => mkdtempSync(join(tmpdir(), `revisoins-received-${pid}-`)));
  const own = makeReceivedFolder();
  expect(left.filter((folder) => existsSync(folder))).toEqual([]);
  const next = makeReceivedFolder();
  expect(existsSync(own)).toBe(true);
  for (const made of [own, next]) rmSync(made, { recursive: true });
});

test('what a team reads waits for no command, and its next command does', PROCESSES, async () => {
  const { send, key, stop, release, response } = await promotingSite();
  for (const command of ['list', 'previews'])
    expect((await send('quiz', key, { command })).said).toMatch(/quiz[^]*\nexit 0\n$/);
  const again = await send('quiz', key, { command: 'rollback' });
  expect(again).toMatchObject({ status: 409, said: expect.stringContaining('being published') as string });
  await stop();
  await response.text();
  await release();
});

test('a build of too many files is refused before any is written', async () => {
  const { send, key } = await receivingSite();
  const files = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`assets/${index}.js`, '']));
  const answer = await send('quiz', key, { command: 'publish' }, files);
  expect(answer).toMatchObject({ status: 413, said: expect.stringContaining('2001 files') as string });
});

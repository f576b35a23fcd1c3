import { createServer } from 'node:http';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { remoteBuild } from '../build.fixture.ts';
import { publish, readPage, remote, siteWithShell } from '../run-release.fixture.ts';
import { sitePaths } from '../site/site-paths.ts';
import { invitePublisher } from './publishers.ts';
import { receivePublication } from './receive-publication.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

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
  const send = async (
    name: string,
    key: string | undefined,
    fields: Record<string, string>,
    files: Record<string, string> = {},
  ) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.set(field, value);
    for (const [file, text] of Object.entries(files)) body.set(file, new Blob([text]), file);
    const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` };
    const response = await fetch(`${origin}/sdk/publications/${name}`, { method: 'POST', headers, body });
    return { status: response.status, said: await response.text() };
  };
  return { site, send, key: invitePublisher(sitePaths(site), 'quiz') };
}

// Each command is a process of its own.
test(
  'a team with a key does what it may, and the answer ends with the exit code',
  { timeout: 60_000 },
  async () => {
    const { send, key } = await receivingSite();
    const listed = await send('quiz', key, { command: 'list' });
    expect(listed.said).toMatch(/quiz[^]*\nexit 0\n$/);
    const refused = await send('quiz', key, { command: 'publish' }, { 'remote.json': '{}' });
    expect(refused.said).toMatch(/remote\.json[^]*\nexit 1\n$/);
  },
);

test.each([
  ['no key', undefined, 401, 'none came'],
  ['a key of nobody', 'revisoins_x', 403, 'not one of this site'],
])('a publication with %s is refused before its body is read', async (_, key, status, sentence) => {
  const { send } = await receivingSite();
  const answer = await send('quiz', key, { command: 'list' });
  expect(answer).toMatchObject({ status, said: expect.stringContaining(sentence) as string });
});

test('a key is for one remote, and a new one replaces it', async () => {
  const { site, send, key } = await receivingSite();
  expect((await send('exam', key, { command: 'list' })).said).toContain('This key is for quiz');
  invitePublisher(sitePaths(site), 'quiz');
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

test('the operator gives a key and takes it back', async () => {
  const { site, send } = await receivingSite();
  const { said } = await remote('invite', 'exam', '--site', site);
  const [, given = ''] = /REVISOINS_KEY=(\S+)/.exec(said) ?? [];
  expect((await send('exam', given, { command: 'list' })).status).toBe(200);
  await remote('invite', 'exam', '--revoke', '--site', site);
  expect((await send('exam', given, { command: 'list' })).status).toBe(403);
  expect((await remote('invite', 'exam', '--revoke', '--site', site)).said).toContain('has no key');
});

test('a build of too many files is refused before any is written', async () => {
  const { send, key } = await receivingSite();
  const files = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`assets/${index}.js`, '']));
  const answer = await send('quiz', key, { command: 'publish' }, files);
  expect(answer).toMatchObject({ status: 413, said: expect.stringContaining('2001 files') as string });
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { closeServer } from '@revisoins/stack/listen-on-port';
import { temporaryFolder } from '@revisoins/types/tree.fixture';
import { afterEach, expect, test } from 'vitest';
import { fetchBuild, inspectRemote, removeBuild } from './inspect-remote.ts';

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** A server with these files, and this answer to every other address; a function never answers. */
async function serve(files: Record<string, unknown>, other?: string | (() => void)): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url.replace('/cards/', '')];
    if (file !== undefined) return void response.end(JSON.stringify(file));
    if (typeof other === 'function') return other();
    if (other === undefined) return void response.writeHead(404).end();
    response.end(other);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ends.push(() => closeServer(server));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/cards`;
}

test('a build is fetched with its scripts and texts', async () => {
  const url = await serve({
    'remote.json': { namespaces: ['cards'] },
    'build.json': { files: ['remoteEntry.js', '../../above.js'] },
    'remoteEntry.js': 0,
    '../../above.js': 0,
    'locales/fr/cards.json': { title: 'Cartes' },
  });
  const folder = await fetchBuild(url);
  ends.push(() => removeBuild(folder));
  expect(readFileSync(join(folder, 'locales/fr/cards.json'), 'utf8')).toBe('{"title":"Cartes"}');
  expect(existsSync(join(folder, 'remoteEntry.js'))).toBe(true);
  expect(existsSync(join(folder, '../../above.js'))).toBe(false);
});

test('a kit that is stopped while it fetches a build leaves nothing of it behind', async () => {
  const temporary = temporaryFolder('stopped');
  let kit: ChildProcess | undefined;
  // It asks for the types when it has made its folder.
  const url = await serve({ 'remote.json': {}, 'build.json': {} }, () => kit?.kill());
  kit = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), url], {
    env: { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary },
    stdio: 'ignore',
  });
  expect(await once(kit, 'close')).toEqual([143, null]);
  expect(readdirSync(temporary)).toEqual([]);
});

test.each([
  ['that has nothing', {}, undefined],
  ['that answers with a page', {}, '<!doctype html><title>Not here</title>'],
  ['whose declaration is a list', { 'remote.json': [], 'build.json': {} }, undefined],
])('an address %s is told to serve no build', async (_, files, other) => {
  const url = await serve(files, other);
  await expect(fetchBuild(url)).rejects.toThrow(`${url}/ serves no build of a remote`);
});

test('an address where nobody answers, and one that is none, are told so', async () => {
  await expect(fetchBuild('http://127.0.0.1:1/cards')).rejects.toThrow(
    'http://127.0.0.1:1/cards/ does not answer',
  );
  await expect(fetchBuild('http://[cards')).rejects.toThrow('"http://[cards" is not an address');
});

test('a folder that is not there is said before anything is opened', async () => {
  const browser = {} as Browser;
  await expect(inspectRemote('/nowhere/dist', 'http://127.0.0.1:1', browser)).rejects.toThrow(
    '/nowhere/dist is no folder',
  );
});

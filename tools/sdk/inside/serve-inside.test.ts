import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registrySchema } from '@revisoins/contracts';
import { declarationFixture } from '@revisoins/release/registry.fixture';
import { afterEach, expect, test } from 'vitest';
import { serveInside } from './serve-inside.ts';

const stops: (() => unknown)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

const page = `<head></head><script type="application/json" id="revisoins-registry">{"schema":1,"remotes":{}}</script>`;

async function inside() {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-inside-'));
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(declarationFixture('cards')));
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ container: 'revisoins_cards', shared: {} }));
  writeFileSync(join(folder, 'remoteEntry.js'), '0;');
  mkdirSync(join(folder, '../secret'), { recursive: true });
  const server = createServer(({ url }, response) => {
    response.setHeader('Content-Security-Policy', "script-src 'self'");
    response.setHeader('Strict-Transport-Security', 'max-age=1');
    if (url === '/channels.json')
      return void response.setHeader('Content-Type', 'application/json').end('{}');
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const served = await serveInside({ origin, folder, port: 0, follows: true });
  stops.push(served.stop, () => server.close());
  const declare = (text: string) => writeFileSync(join(folder, 'remote.json'), text);
  return { ...served, declare, leave: () => server.close() };
}

test('a page of the site has the remote in its registry, under the policy of the site', async () => {
  const { url } = await inside();
  const response = await fetch(url);
  const html = await response.text();
  const [, text = ''] = /id="revisoins-registry">(.*?)<\/script>/.exec(html) ?? [];
  const { remotes } = registrySchema.parse(JSON.parse(text));
  const version = remotes.cards?.versions[remotes.cards.default];
  expect(version).toMatchObject({ base: `${url}/@remote/`, container: 'revisoins_cards' });
  expect(Object.keys(version?.integrity ?? {})).toEqual(['remoteEntry.js']);
  expect(html).toMatch(/<script src="\/@revisoins\/reload\.js" integrity="sha384-[^"]+" crossorigin async>/);
  expect(response.headers.get('content-security-policy')).toBe("script-src 'self'");
  expect(response.headers.get('strict-transport-security')).toBeNull();
});

test('an open page keeps the remote, and files outside of the build are not served', async () => {
  const { url } = await inside();
  const channels = (await (await fetch(`${url}/channels.json`)).json()) as Record<string, unknown>;
  expect(channels.cards).toMatchObject({ traffic: {} });
  expect(await (await fetch(`${url}/@remote/remoteEntry.js`)).text()).toBe('0;');
  expect((await fetch(`${url}/@remote/..%2f..%2fetc/passwd`)).status).toBe(404);
});

test('a new build reaches the open pages', async () => {
  const { url, built } = await inside();
  const { body } = await fetch(`${url}/@revisoins/builds`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  built();
  expect((await reader?.read())?.value).toContain('data: built');
  await reader?.cancel();
});

test('a build that cannot be read at the moment is shown as it was', async () => {
  const { url, declare } = await inside();
  const before = await (await fetch(url)).text();
  declare('{ broken');
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(before);
  declare(JSON.stringify({ ...declarationFixture('cards'), version: '9.0.0' }));
  expect(await (await fetch(url)).text()).toContain('"9.0.0-');
});

test('a declaration that was never right is named, and the site is not', async () => {
  const { url, declare } = await inside();
  declare(JSON.stringify({ ...declarationFixture('cards'), contract: 7 }));
  const response = await fetch(url);
  expect(response.status).toBe(502);
  expect(await response.text()).toMatch(/^remote\.json, contract: /);
});

test('a site that has gone is named', async () => {
  const { url, leave } = await inside();
  leave();
  expect(await (await fetch(url)).text()).toMatch(/^http:\/\/127\.0\.0\.1:\d+ does not answer: /);
});

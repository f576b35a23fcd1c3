import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@revisoins/types/tree.fixture';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import { compressQuickly } from '../site/precompress.ts';
import { closeServer } from '@revisoins/stack/listen-on-port';
import { serveStatic } from './static-server.ts';

const folder = writeFiles(temporaryFolder('serve'), {
  'assets/main.1.js': '0;',
  'icon.svg': '<svg/>',
  '.env': 'KEY=1',
  '.git/a.txt': '1',
  '.well-known/security.txt': 'Contact: a',
  'sdk/docs/README.md': '# Docs',
});
const index = join(folder, 'index.html');
function writePage(file: string, text: string): void {
  const { brotli, gzip } = compressQuickly(text);
  writeAtomically(file, text);
  writeAtomically(`${file}.br`, brotli);
  writeAtomically(`${file}.gz`, gzip);
}
writePage(index, '<p>one</p>');
const server = await serveStatic({
  folder: () => folder,
  port: 0,
  purpose: 'test',
  headers: () => ({ 'X-Test': 'yes' }),
  resolvePage: () => 'index.html',
  immutable: /^\/assets\//,
});
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
afterAll(() => closeServer(server));

test.each([
  ['/', 200, 'no-cache'],
  ['/quiz/8?from=home', 200, 'no-cache'],
  ['/assets/main.1.js', 200, 'public, max-age=31536000, immutable'],
  ['/assets/gone.js', 404, 'no-cache'],
  ['/gone.svg', 404, 'no-cache'],
  ['/icon.svg', 200, 'no-cache'],
  ['/assets/', 404, 'no-cache'],
  ['/.env', 404, 'no-cache'],
  ['/.git/a.txt', 404, 'no-cache'],
  ['/%2Egit/a.txt', 404, 'no-cache'],
  ['/.well-known/security.txt', 200, 'no-cache'],
])('answers %s with %i, %s', async (path, status, caching) => {
  const answer = await fetch(origin + path);
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-test')]).toEqual([
    status,
    caching,
    'yes',
  ]);
});

test('says of plain text that it is UTF-8', async () => {
  for (const path of ['.well-known/security.txt', 'sdk/docs/README.md']) {
    const answer = await fetch(`${origin}/${path}`);
    expect(answer.headers.get('content-type')).toBe('text/plain;charset=utf-8');
  }
});

test.each(['TRACE', 'POST', 'DELETE', 'OPTIONS'])('answers no %s', async (method) => {
  const [answer] = (await once(request(`${origin}/skills`, { method }).end(), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  expect([answer.statusCode, answer.headers.allow, answer.headers['x-test']]).toEqual([
    405,
    'GET, HEAD',
    'yes',
  ]);
});

test.each(['br', 'gzip', 'identity'])(
  'gives the page in %s, and nothing again while it is the same',
  async (encoding) => {
    const first = await fetch(`${origin}/skills`, { headers: { 'Accept-Encoding': encoding } });
    expect([first.headers.get('content-encoding') ?? 'identity', await first.text()]).toEqual([
      encoding,
      '<p>one</p>',
    ]);
    const again = await fetch(`${origin}/skills`, {
      headers: { 'Accept-Encoding': encoding, 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  },
);

test('never gives a part of a page while it is replaced', async () => {
  const page = (length: number) => `<p>${'x'.repeat(length)}</p>`;
  const ended = new AbortController();
  const replacing = (async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      writePage(index, page(turn % 2 === 0 ? 10 : 30_000));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    ended.abort();
  })();
  const lengths = new Set<number>();
  while (!ended.signal.aborted) {
    const texts = await Promise.all(
      Array.from({ length: 8 }, () =>
        fetch(`${origin}/`, { headers: { 'Accept-Encoding': 'identity' } }).then((answer) => answer.text()),
      ),
    );
    for (const text of texts) if (text !== '<p>one</p>') lengths.add(text.length);
  }
  await replacing;
  expect(
    [...lengths].filter((length) => length !== page(10).length && length !== page(30_000).length),
  ).toEqual([]);
  writeFileSync(index, '<p>one</p>');
});

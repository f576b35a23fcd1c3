import { createServer, type Server } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeServer } from '@revisoins/stack/listen-on-port';
import { openLink, type Link } from './link.ts';

const text = 'Révisoins '.repeat(30_000);
let server: Server;
let link: Link;

beforeEach(async () => {
  server = createServer((request, response) => {
    response.setHeader('X-Path', request.url ?? '');
    request.on('data', (data: Buffer) => response.write(data));
    request.on('end', () => response.end(text));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  link = openLink({ down: 1000, up: 1000, roundTrip: 2 });
});
afterEach(async () => {
  link.close();
  await closeServer(server);
});

test('delivers questions and answers whole, over HTTP/2', async () => {
  const session = connectHttp2(await link.attach((server.address() as AddressInfo).port), {
    rejectUnauthorized: false,
  });
  const stream = session.request({ ':path': '/here?a=1', ':method': 'POST' });
  const path = new Promise<unknown>((resolve) =>
    stream.on('response', (headers) => resolve(headers['x-path'])),
  );
  stream.end('hello ');
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  // Its socket first: an error when the link cuts the connection belongs to nobody.
  await new Promise<void>((closed) => session.close(closed));
  expect(await path).toBe('/here?a=1');
  expect(Buffer.concat(pieces).toString()).toBe(`hello ${text}`);
});

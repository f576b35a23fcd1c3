import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createMailbox } from './mailbox.ts';
import { serveMailbox } from './serve-mailbox.ts';

test.each(['//', '///', 'http://'])('the mailbox has nothing at %s, which is no address', async (path) => {
  const server = serveMailbox(createMailbox()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(404);
  server.close();
});

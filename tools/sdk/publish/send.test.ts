import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { closeServer } from '@revisoins/stack/listen-on-port';
import { afterEach, expect, test } from 'vitest';
import { checkPublishAccess, send } from './send.ts';

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** A team with a key for `cards`, and a site that answers like this. */
async function team(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ends.push(() => closeServer(server));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return { origin, remote: 'cards', key: 'revisoins_key', command: 'publish' };
}

const text = { 'Content-Type': 'text/plain; charset=utf-8' };

test('a team without the right reads the site’s reason', async () => {
  const address = await team(({ url, headers }, response) =>
    response.writeHead(403, text).end(`${url} is not for ${headers.authorization}.\n`),
  );
  await expect(checkPublishAccess(address)).rejects.toThrow(
    '/sdk/publications/cards is not for Bearer revisoins_key.',
  );
});

test('a site is told what is asked before anything is sent', async () => {
  const address = await team(({ headers }, response) =>
    response.writeHead(401, text).end(`${headers['revisoins-command']} needs a key.`),
  );
  await expect(checkPublishAccess({ ...address, key: undefined, command: 'list' })).rejects.toThrow(
    'list needs a key.',
  );
});

test.each(['…', 'revisoins_key # of the operator'])('%j is not sent as a key', async (key) => {
  const address = await team((_request, response) => response.writeHead(200, text).end('You may.\n'));
  await expect(checkPublishAccess({ ...address, key })).rejects.toThrow('REVISOINS_KEY is not a key');
});

test('the end of a line behind a key is no part of it', async () => {
  const address = await team(({ headers }, response) =>
    response.writeHead(403, text).end(`${headers.authorization}.\n`),
  );
  await expect(checkPublishAccess({ ...address, key: 'revisoins_key\r\n' })).rejects.toThrow(
    'Bearer revisoins_key.',
  );
});

test.each([
  ['has no such address', 404, text],
  ['takes no forms', 405, text],
  ['has nobody behind it', 502, text],
  ['answers everything with a page', 200, { 'Content-Type': 'text/html' }],
])('a site that %s takes no publications', async (_, status, headers) => {
  const address = await team((_request, response) => response.writeHead(status, headers).end('Not here'));
  await expect(checkPublishAccess(address)).rejects.toThrow('takes no publications over the network');
});

test('a connection that the site closes is said', async () => {
  const address = await team((request) => request.socket.destroy());
  await expect(checkPublishAccess(address)).rejects.toThrow('closed the connection');
});

test.each([0, 1])(
  'what the site answers is printed as it is, without its last line: exit %i',
  async (code) => {
    let body = '';
    const address = await team((request, response) => {
      request.on('data', (part: Buffer) => (body += part.toString()));
      response.writeHead(200, text).write('Checking cards\n');
      request.on('end', () => response.end(`cards is checked.\n\nexit ${code}\n`));
    });
    let printed = '';
    const files = { 'remote.json': new Uint8Array([123, 125]) };
    const print = (part: string) => (printed += part);
    expect(await send({ ...address, fields: {}, files, print })).toBe(code);
    expect(printed).toBe('Checking cards\ncards is checked.\n\n');
    expect(body).toMatch(/name="command"\s+publish\s/);
  },
);

test.each([
  ['ends without saying what became of it', (response: ServerResponse) => response.end()],
  ['is killed meanwhile', (response: ServerResponse) => response.destroy()],
])('a site that %s is named, and how to find out', async (_, end) => {
  const address = await team((request, response) => {
    request.resume();
    response.writeHead(200, text).write('Checking cards\n', () => end(response));
  });
  const print = () => undefined;
  await expect(send({ ...address, fields: {}, files: {}, print })).rejects.toThrow(
    /closed the connection before it said what became of it.*release -- list/,
  );
});

test('a command that is stopped asks the site to stop, and prints what became of it', async () => {
  let finish = () => {};
  const address = await team((request, response) => {
    request.resume();
    if (request.method === 'DELETE') {
      finish();
      return response.writeHead(202, text).end('cards is asked to stop.\n');
    }
    finish = () => response.end('Stopped. Nothing was changed.\n\nexit 1\n');
    return response.writeHead(200, text).write('Checking cards\n');
  });
  const stop = new AbortController();
  let printed = '';
  const print = (part: string) => {
    printed += part;
    stop.abort();
  };
  const sent = send({ ...address, fields: {}, files: {}, print, stop: stop.signal });
  expect(await sent).toBe(1);
  expect(printed).toBe('Checking cards\nStopped. Nothing was changed.\n\n');
});

test('a site that cannot be asked to stop may go on, which is said', async () => {
  const address = await team((request, response) => {
    request.resume();
    if (request.method === 'DELETE') return response.writeHead(405, text).end();
    response.writeHead(200, text).write('Checking cards\n');
    return setImmediate(() => response.end('cards is published.\n\nexit 0\n'));
  });
  const stop = new AbortController();
  const said: string[] = [];
  const print = (part: string) => {
    said.push(part);
    stop.abort();
  };
  await send({ ...address, fields: {}, files: {}, print, stop: stop.signal });
  await expect.poll(() => said.join('')).toContain('could not be asked to stop, and may finish it');
});

test('what is stopped before the site begins has reached nobody', async () => {
  const stop = new AbortController();
  const address = await team(() => stop.abort());
  const sent = send({
    ...address,
    fields: {},
    files: {},
    print: () => undefined,
    stop: stop.signal,
  });
  await expect(sent).rejects.toThrow('Stopped before the site had begun');
});

import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listenOnPort } from './listen-on-port.ts';

test('a port that no browser opens is refused, with the way out', async () => {
  const server = createServer();
  await expect(listenOnPort(server, 6000, 'shell')).rejects.toThrow(
    /No browser opens port 6000 \(shell\)\. .*PORT_OFFSET/,
  );
  expect(server.listening).toBe(false);
});

import { createServer } from 'node:net';
import { ports } from '../../tools/ports.ts';
import { startStack, type Stack } from '../../tools/stack/index.ts';

/** A stack of its own for one test file: in memory, on ports that nobody uses. Stop it at the end. */
export async function startTestStack(): Promise<Stack> {
  return startStack({
    portOffset: await freeOffset(),
    inMemory: true,
    scheduledJobs: false,
    // What went wrong inside explains a failing test.
    log: (line) => { if (!line.startsWith('database:')) console.warn(line); },
  });
}

async function freeOffset(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const offset = 1000 + Math.floor(Math.random() * 9000);
    const { api, mailbox } = ports(offset);
    if (await isFree(api) && await isFree(mailbox)) return offset;
  }
  throw new Error('No free ports were found for a test stack.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => { resolve(false); });
    server.listen(port, '127.0.0.1', () => { server.close(() => { resolve(true); }); });
  });
}

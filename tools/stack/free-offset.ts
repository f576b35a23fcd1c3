import { createServer } from 'node:http';
import { allPorts } from '@revisoins/workspace/ports';
import { closeServer, listenOnPort } from './listen-on-port.ts';

/** A PORT_OFFSET whose ports are all free, and open to browsers. For tests with a stack of their own. */
export async function freeOffset(from = 1000 + (process.pid % 400) * 20): Promise<number> {
  for (let offset = from; offset < 10_000; offset += 20) {
    const free = await Promise.all(allPorts(offset).map(isFree));
    if (free.every(Boolean)) return offset;
  }
  throw new Error('No PORT_OFFSET is free.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const free = await listenOnPort(server, port, 'probe').then(
    () => true,
    () => false,
  );
  if (free) await closeServer(server);
  return free;
}

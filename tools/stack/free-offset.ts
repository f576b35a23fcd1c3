import { createServer } from 'node:http';
import { allPorts } from '@revisoins/workspace/ports';
import { closeServer, listenOnPort } from './listen-on-port.ts';

/** Ports in reach that no browser opens (the Fetch standard's list of bad ports). */
const BLOCKED = new Set([4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080]);

/** A PORT_OFFSET whose ports are all free now. For tests that start a stack of their own. */
export async function freeOffset(from = 1000 + (process.pid % 400) * 20): Promise<number> {
  for (let offset = from; offset < 10_000; offset += 20) {
    const needed = allPorts(offset);
    if (needed.some((port) => BLOCKED.has(port))) continue;
    const free = await Promise.all(needed.map(isFree));
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

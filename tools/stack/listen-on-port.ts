import type { Server } from 'node:http';

/** Ports in reach that no browser opens, nor Node's fetch (the Fetch standard's list of bad ports). */
const BLOCKED = new Set([4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080]);

/**
 * Listens on the loopback interface. When the port is in use, or one that no browser opens, rejects with the
 * port and the variable that changes it.
 */
export function listenOnPort(server: Server, port: number, purpose: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (BLOCKED.has(port)) {
      reject(
        new Error(
          `No browser opens port ${port} (${purpose}). Move all ports with another PORT_OFFSET, for example PORT_OFFSET=100.`,
        ),
      );
      return;
    }
    const failed = (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} (${purpose}) is taken. Stop the program that uses it, or move all ports with PORT_OFFSET, for example PORT_OFFSET=100.`,
              { cause: error },
            )
          : error,
      );
    };
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      resolve();
    });
  });
}

/** Stops a server and closes its open connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

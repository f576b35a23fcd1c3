import type { Server } from 'node:http';

/**
 * Listens on the loopback interface. When the port is in use, rejects with the port and the variable that
 * changes it.
 */
export function listenOnPort(server: Server, port: number, purpose: string): Promise<void> {
  return new Promise((resolve, reject) => {
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

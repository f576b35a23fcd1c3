import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { throttle } from './throttle.ts';
import { localCertificate } from './certificate.ts';
import { Bandwidth } from './bandwidth.ts';
import { tlsProxy } from './tls-proxy.ts';

/** The link between a page and its visitor. */
export const LINK = { down: 9, up: 3, roundTrip: 100 } as const;

export interface Link {
  /** See `Certificate`. */
  pin: string;
  /** Puts a local server behind the link. Returns the origin at which the browser reaches it. */
  attach(port: number): Promise<string>;
  close(): void;
}

const listen = (server: Server | ReturnType<typeof tlsProxy>) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/**
 * A link that all its servers share: bandwidth down and up in Mbit/s, round trip in milliseconds, HTTP/2 over
 * TLS.
 */
export function openLink({
  down,
  up,
  roundTrip,
}: { down: number; up: number; roundTrip: number } = LINK): Link {
  const certificate = localCertificate();
  const bandwidths = { down: new Bandwidth(down), up: new Bandwidth(up) };
  const servers: (Server | ReturnType<typeof tlsProxy>)[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket.setNoDelay());
    socket.on('close', () => sockets.delete(socket));
  };
  return {
    pin: certificate.pin,
    async attach(port) {
      const front = tlsProxy(certificate, port);
      const frontPort = await listen(front);
      const entrance = createServer({ allowHalfOpen: true }, (browser) => {
        const server = connect({ port: frontPort, host: '127.0.0.1', allowHalfOpen: true });
        keep(browser);
        keep(server);
        // A local connection is made at once; over the link it takes a round trip.
        throttle(browser, server, bandwidths.up, {
          delay: roundTrip / 2,
          notBefore: performance.now() + roundTrip,
        });
        throttle(server, browser, bandwidths.down, { delay: roundTrip / 2, notBefore: 0 });
      });
      servers.push(front, entrance);
      return `https://localhost:${await listen(entrance)}`;
    },
    close() {
      for (const server of servers) server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

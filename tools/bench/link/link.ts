import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { throttle } from './throttle.ts';
import { localCertificate } from './certificate.ts';
import { Bandwidth } from './bandwidth.ts';
import { secureFront } from './secure-front.ts';

/** What a page's visitor is connected by. */
export const LINK = { down: 9, up: 3, roundTrip: 100 } as const;

export interface Link {
  /** See `Certificate`. */
  pin: string;
  /** Puts a server of this machine at the end of the link. Returns the origin under which the browser finds it. */
  attach(port: number): Promise<string>;
  close(): void;
}

const listen = (server: Server | ReturnType<typeof secureFront>) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** A link that all its servers share: so many Mbit/s down and up, a round trip in milliseconds, HTTP/2 over TLS at its end. */
export function openLink({
  down,
  up,
  roundTrip,
}: { down: number; up: number; roundTrip: number } = LINK): Link {
  const certificate = localCertificate();
  const bandwidths = { down: new Bandwidth(down), up: new Bandwidth(up) };
  const servers: (Server | ReturnType<typeof secureFront>)[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket.setNoDelay());
    socket.on('close', () => sockets.delete(socket));
  };
  return {
    pin: certificate.pin,
    async attach(port) {
      const front = secureFront(certificate, port);
      const frontPort = await listen(front);
      const entrance = createServer({ allowHalfOpen: true }, (browser) => {
        const server = connect({ port: frontPort, host: '127.0.0.1', allowHalfOpen: true });
        keep(browser);
        keep(server);
        // On this machine a connection is made at once; over the link it takes a round trip.
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

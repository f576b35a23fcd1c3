import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasPostgres, startPostgresServer, type PostgresServer } from '../testing/postgres-server.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** What a server says to a client while it starts. */
const starting = (() => {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

describe.skipIf(!hasPostgres())('listening on PostgreSQL', () => {
  let server: PostgresServer;
  let proxy: Server;
  let through: string;
  /** How many connections end at their LISTEN; the next one is refused as by a starting server. */
  let losses = 0;
  const listening: Socket[] = [];

  beforeAll(async () => {
    server = await startPostgresServer();
    const { port } = new URL(server.url);
    let isStarting = false;
    proxy = createServer((client) => {
      client.on('error', () => undefined);
      if (isStarting) {
        isStarting = false;
        client.once('data', () => client.end(starting));
        return;
      }
      const upstream = connect(Number(port), '127.0.0.1');
      upstream.on('error', () => undefined);
      upstream.pipe(client);
      client.on('close', () => upstream.destroy());
      client.on('data', (data) => {
        if (data.includes('listen "news"')) {
          listening.push(client);
          if (losses > 0) {
            losses -= 1;
            isStarting = true;
            return client.destroy();
          }
        }
        return upstream.write(data);
      });
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const address = new URL(server.url);
    address.port = String((proxy.address() as AddressInfo).port);
    through = address.href;
  });
  afterAll(async () => {
    proxy?.close();
    await server?.stop();
  });

  test('goes on after a LISTEN was lost and the server, which was starting, refused the next connection', async () => {
    const database = openPostgresDatabase(through);
    const heard: string[] = [];
    await database.listen('news', (payload) => heard.push(payload));
    losses = 1;
    listening[0]?.destroy();
    await vi.waitFor(
      async () => {
        await database.query(`select pg_notify('news', 'again')`);
        expect(heard).toContain('again');
      },
      { timeout: 30_000, interval: 50 },
    );
    expect(listening.length).toBeGreaterThan(2);
    await database.close();
  });
});

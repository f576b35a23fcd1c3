import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Database } from '../database/database.ts';
import type { Keys } from '../keys.ts';
import { verifyTokenOrKey } from '../verify-token.ts';
import { bindingsFor } from './channel.ts';
import { changeChannel, changeSchema, installChangeTriggers, type Change } from './change-triggers.ts';
import { serveConnection, type Connection } from './connection.ts';
import { readChange } from './read-change.ts';

export type RealtimeServer = {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  stop(): void;
};

/**
 * Serves `postgres_changes` of the published tables over the Phoenix protocol. Changes go out in commit
 * order.
 */
export async function startRealtime(
  database: Database,
  keys: Keys,
  log: (line: string) => void,
): Promise<RealtimeServer> {
  const tables = await installChangeTriggers(database);
  const connections = new Set<Connection>();
  const server = new WebSocketServer({ noServer: true, maxPayload: 128 * 1024 });

  async function deliver(change: Change): Promise<void> {
    const table = tables.find((t) => t.schema === change.schema && t.table === change.table);
    if (table === undefined) return;
    for (const connection of connections) {
      for (const channel of connection.channels.values()) {
        const concerned = bindingsFor(channel, change);
        if (concerned.length === 0 || channel.token === null) continue;
        const seen = await readChange(database, table, change, channel.token);
        if (seen === null) continue;
        const ids = concerned
          .filter(({ passes }) => passes(change.type === 'DELETE' ? seen.oldRecord : seen.record))
          .map(({ id }) => id);
        if (ids.length === 0) continue;
        connection.push(channel, 'postgres_changes', {
          ids,
          data: {
            schema: change.schema,
            table: change.table,
            type: change.type,
            commit_timestamp: change.at,
            columns: table.columns,
            record: seen.record,
            old_record: seen.oldRecord,
            errors: null,
          },
        });
      }
    }
  }

  let last = Promise.resolve();
  await database.listen(changeChannel, (payload) => {
    if (connections.size === 0) return;
    last = last
      .then(() => deliver(changeSchema.parse(JSON.parse(payload))))
      .catch((error: unknown) => {
        log(`realtime: a change was not delivered: ${String(error)}`);
      });
  });

  return {
    upgrade(request, socket, head) {
      const query = new URL(request.url ?? '/', 'http://stack').searchParams;
      const apiKey = query.get('apikey') ?? '';
      if (apiKey !== keys.publishableKey && apiKey !== keys.secretKey) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (client) => {
        const connection = serveConnection(client, query.get('vsn') ?? '1.0.0', apiKey, (token) =>
          verifyTokenOrKey(token, keys),
        );
        connections.add(connection);
        client.on('close', () => {
          connections.delete(connection);
        });
        client.on('error', () => {
          client.terminate();
        });
      });
    },
    stop() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

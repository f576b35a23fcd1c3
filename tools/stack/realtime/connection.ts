import type { WebSocket } from 'ws';
import type { VerifiedToken } from '../verify-token.ts';
import { joinSchema, readBindings, type Channel } from './channel.ts';
import { decodePhoenix, encodePhoenix, type PhoenixMessage } from './phoenix.ts';

export type Connection = {
  readonly channels: Map<string, Channel>;
  push(channel: Channel, event: string, payload: unknown): void;
};

/** Sends on a client's socket, in the client's version of the protocol. */
function createSender(socket: WebSocket, version: string) {
  const send = (message: PhoenixMessage) => {
    if (socket.readyState === socket.OPEN) socket.send(encodePhoenix(message, version));
  };
  const reply = (to: PhoenixMessage, status: 'ok' | 'error', response: unknown) => {
    const { joinRef, ref, topic } = to;
    send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  };
  const push: Connection['push'] = ({ joinRef, topic }, event, payload) => {
    send({ joinRef, ref: null, topic, event, payload });
  };
  return { send, reply, push };
}

/**
 * One client's socket: answers heartbeats, joins, leaves and new tokens. Messages are handled in order,
 * although verifying a token is asynchronous.
 *
 * @param fallbackToken used by a join without a token of its own: the API key of the connection.
 */
export function serveConnection(
  socket: WebSocket,
  version: string,
  fallbackToken: string,
  verify: (token: string) => Promise<VerifiedToken | null>,
): Connection {
  const channels = new Map<string, Channel>();
  const { send, reply, push } = createSender(socket, version);

  async function join(message: PhoenixMessage): Promise<void> {
    const parsed = joinSchema.safeParse(message.payload);
    if (!parsed.success) return reply(message, 'error', { reason: 'Unable to read the join' });
    const token = await verify(parsed.data.access_token ?? fallbackToken);
    if (token === null)
      return reply(message, 'error', { reason: 'InvalidJWTToken: the token is not valid or has expired' });
    const read = readBindings(parsed.data.config.postgres_changes);
    if (!read.ok) return reply(message, 'error', { reason: read.reason });
    const channel: Channel = {
      topic: message.topic,
      joinRef: message.joinRef,
      bindings: read.bindings,
      token,
    };
    channels.set(message.topic, channel);
    reply(message, 'ok', { postgres_changes: read.answer });
    if (read.bindings.length > 0) {
      push(channel, 'system', {
        status: 'ok',
        extension: 'postgres_changes',
        channel: message.topic.replace(/^realtime:/, ''),
        message: 'Subscribed to PostgreSQL',
      });
    }
  }

  async function renew(message: PhoenixMessage): Promise<void> {
    const channel = channels.get(message.topic);
    const token = (message.payload as { access_token?: unknown } | null)?.access_token;
    if (channel !== undefined && typeof token === 'string') channel.token = await verify(token);
  }

  async function handle(message: PhoenixMessage): Promise<void> {
    switch (message.event) {
      case 'heartbeat':
        return reply(message, 'ok', {});
      case 'phx_join':
        return join(message);
      case 'access_token':
        return renew(message);
      case 'phx_leave':
        channels.delete(message.topic);
        reply(message, 'ok', {});
        return send({ ...message, ref: null, event: 'phx_close', payload: {} });
      default:
        return reply(message, 'error', { reason: `This stack does not know the event "${message.event}"` });
    }
  }

  let last = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    const message = isBinary ? null : decodePhoenix(String(data));
    if (message !== null)
      last = last
        .then(() => handle(message))
        .catch(() => {
          socket.close(1011);
        });
  });
  socket.on('close', () => {
    channels.clear();
  });
  return { channels, push };
}

import { afterEach, expect, test, vi } from 'vitest';
import { authClient, subscribeToChanges } from './index.ts';
import { configureBackend, forgetStoredSession, SESSION_KEY, storeSession } from './hosting.ts';
import { sessionStorageAdapter } from './session-place.ts';

type Message = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

/** The server's end of a web socket that speaks the live protocol. */
class FakeSocket extends EventTarget {
  static sockets: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  binaryType = 'blob';
  bufferedAmount = 0;
  received: Message[] = [];
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = String(url);
    FakeSocket.sockets.push(this);
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.(new Event('open'));
    });
  }

  say(message: Message): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message;
    this.received.push(message);
    const [joinRef, ref, topic, event, payload] = message;
    if (event === 'phx_leave') this.say([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]);
    if (event !== 'phx_join') return;
    const { config } = payload as { config: { postgres_changes: object[] } };
    const changes = config.postgres_changes.map((change) => ({ ...change, id: 7 }));
    setTimeout(() => {
      this.say([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: { postgres_changes: changes } }]);
      this.say([
        joinRef,
        null,
        topic,
        'system',
        { status: 'ok', extension: 'postgres_changes', message: '', channel: topic },
      ]);
    });
  }

  close(): void {
    this.readyState = 3;
    setTimeout(() => this.onclose?.(new Event('close')));
  }
}

const sent = (event: string): Message[] =>
  FakeSocket.sockets.flatMap(({ received }) => received).filter((message) => message[3] === event);

afterEach(async () => {
  await authClient().dispose();
  vi.unstubAllGlobals();
  forgetStoredSession();
});

test('delivers the rows of one learner under the learner’s token, follows a new token, and leaves', async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const user = { id: 'u1', email: 'lea@example.test' };
  const session = {
    access_token: 'h.eyJleHAiOjk5OTk5OTk5OTl9.s',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 9_999_999_999,
    user,
  };
  sessionStorageAdapter.setItem(SESSION_KEY, JSON.stringify(session));
  const renewed = { ...session, access_token: 'h.eyJleHAiOjk5OTk5OTk5OTh9.s' };
  configureBackend({
    apiUrl: 'http://backend.test',
    publishableKey: 'pk',
    fetch: async () => Response.json(renewed),
  });

  const rows: unknown[] = [];
  const onLive = vi.fn<() => void>();
  const leave = subscribeToChanges({
    table: 'profiles',
    filter: 'id=eq.u1',
    onChange: (change) => rows.push(change),
    onLive,
  });
  await expect.poll(() => onLive).toHaveBeenCalledOnce();

  const socket = FakeSocket.sockets[0];
  const join = sent('phx_join')[0];
  expect(socket?.url).toContain('ws://backend.test/realtime/v1/websocket?apikey=pk');
  expect(join?.[4]).toMatchObject({
    access_token: session.access_token,
    config: { postgres_changes: [{ event: '*', schema: 'public', table: 'profiles', filter: 'id=eq.u1' }] },
  });

  const topic = join?.[2] ?? '';
  const data = {
    schema: 'public',
    table: 'profiles',
    type: 'UPDATE',
    commit_timestamp: '',
    columns: [
      { name: 'id', type: 'uuid' },
      { name: 'username', type: 'text' },
    ],
    record: { id: 'u1', username: 'lea' },
    old_record: {},
    errors: null,
  };
  socket?.say([null, null, topic, 'postgres_changes', { ids: [7], data }]);
  await expect.poll(() => rows).toEqual([{ type: 'UPDATE', row: { id: 'u1', username: 'lea' } }]);

  await authClient().refreshSession();
  await expect
    .poll(() => sent('access_token').at(-1)?.[4])
    .toMatchObject({ access_token: renewed.access_token });
  const adopted = { ...session, access_token: 'h.eyJleHAiOjk5OTk5OTk5OTd9.s' };
  storeSession(JSON.stringify(adopted));
  await expect
    .poll(() => sent('access_token').at(-1)?.[4])
    .toMatchObject({ access_token: adopted.access_token });

  leave();
  await expect.poll(() => sent('phx_leave')).toHaveLength(1);
});

test('a subscription that ends before the connection is there opens none', async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.sockets = [];
  configureBackend({
    apiUrl: 'http://backend.test',
    publishableKey: 'pk',
    fetch: async () => Response.json({}),
  });
  subscribeToChanges({ table: 'profiles', onChange: () => undefined })();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(FakeSocket.sockets).toEqual([]);
});

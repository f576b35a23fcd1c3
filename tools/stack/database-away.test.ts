import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freeOffset } from './free-offset.ts';
import { startStack, type Stack } from './start-stack.ts';
import { hasPostgres, startPostgresServer, type PostgresServer } from './testing/postgres-server.ts';

const supabaseDir = fileURLToPath(new URL('./fixtures/supabase', import.meta.url));
const eventually = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 60_000, interval: 100 });

describe.skipIf(!hasPostgres())('a PostgreSQL server that goes away', () => {
  let server: PostgresServer;
  let stack: Stack;
  let dataDir: string;
  let learner: SupabaseClient;

  beforeAll(async () => {
    server = await startPostgresServer();
    dataDir = await mkdtemp(join(tmpdir(), 'stack-test-'));
    stack = await startStack({
      portOffset: await freeOffset(),
      dataDir,
      supabaseDir,
      databaseUrl: server.url,
      authLimits: false,
    });
    learner = createClient(stack.apiUrl, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const [email, password] = ['lea@example.test', 'Une-phrase-secrete-1'];
    await learner.auth.signUp({ email, password });
    await stack.sql('update auth.users set email_confirmed_at = now()');
    await learner.auth.signInWithPassword({ email, password });
  });
  afterAll(async () => {
    await stack?.stop();
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const health = async () => {
    const answer = await fetch(`${stack.apiUrl}/health`);
    return [answer.status, await answer.json()];
  };
  /**
   * Writes and reads, twenty at a time, until stopped; resolves to the status and message of every response.
   */
  function busy() {
    const over = new AbortController();
    const answers: { body: string; status: number; message: string | undefined }[] = [];
    const work = async (who: number) => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const body = `${who}.${turn} ${crypto.randomUUID()}`;
        const { status, error } = await learner.from('notes').insert({ body });
        answers.push({ body, status, message: error?.message });
      }
    };
    const workers = Promise.all(Array.from({ length: 20 }, (_, who) => work(who)));
    return {
      answers,
      async end() {
        over.abort();
        await workers;
        return answers;
      },
    };
  }
  const away = 'The database does not answer for the moment. Try again.';

  test('is answered with 503 while it is away, and everything works again when it is back', async () => {
    expect(await health()).toEqual([200, { database: 'ok', functions: 'ok' }]);
    const work = busy();
    await eventually(() => expect(work.answers.length).toBeGreaterThan(20));
    await server.crash();
    await eventually(() => expect(work.answers.at(-1)?.status).toBe(503));
    expect(await health()).toEqual([503, { database: 'away', functions: 'ok' }]);
    await server.start();
    await eventually(async () => expect((await health())[0]).toBe(200));
    await eventually(() => expect(work.answers.at(-1)?.status).toBe(201));
    const answers = await work.end();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set([undefined, away]));
    const stored = new Set((await stack.sql('select body from public.notes')).map(({ body }) => body));
    expect(answers.filter(({ status, body }) => status === 201 && !stored.has(body))).toEqual([]);
  });

  test('or ends every connection, of requests under way too', async () => {
    const work = busy();
    for (let times = 0; times < 5; times += 1) {
      const before = work.answers.length;
      await eventually(() => expect(work.answers.length).toBeGreaterThan(before + 20));
      await stack.sql(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
    }
    const answers = await work.end();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
    expect((await learner.from('notes').insert({ body: 'after' })).status).toBe(201);
  });

  test('and changes are heard again', async () => {
    const heard: unknown[] = [];
    await new Promise<void>((joined) => {
      learner
        .channel('notes')
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, ({ new: row }) =>
          heard.push(row['body']),
        )
        .on('system', {}, ({ status }) => {
          if (status === 'ok') joined();
        })
        .subscribe();
    });
    await server.crash();
    await server.start();
    await eventually(async () => {
      await learner.from('notes').insert({ body: 'heard' });
      expect(heard).toContain('heard');
    });
    await learner.removeAllChannels();
  });

  test('or is missing at the start: one sentence reports it', async () => {
    const databaseUrl = 'postgres://postgres@127.0.0.1:1/postgres';
    await expect(
      startStack({ portOffset: await freeOffset(), inMemory: true, supabaseDir, databaseUrl }),
    ).rejects.toThrow(/^The database does not answer: .*ECONNREFUSED/);
  });
});

import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, type TestLearner } from '../security/test-learner.ts';

const repository = join(import.meta.dirname, '..', '..');

export interface VoiceStack {
  readonly stack: Stack;
  readonly learner: TestLearner;
  /** The functions' log. */
  readonly log: readonly string[];
  /** Calls a function as the learner, or with `token`. A string or bytes are sent unchanged. */
  call(name: string, body?: unknown, options?: CallOptions): Promise<CallAnswer>;
  /** The same, returned as soon as the answer begins. */
  open(name: string, body?: unknown, options?: CallOptions): Promise<Response>;
  stop(): Promise<void>;
}

export interface CallOptions {
  readonly type?: string;
  readonly token?: string | null;
  readonly accept?: string;
  readonly signal?: AbortSignal;
}

export interface CallAnswer {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** The body as JSON; undefined for anything else. */
  readonly json: unknown;
}

/**
 * A stack whose functions have these settings, as an operator would write them in supabase/functions/.env,
 * and these packages.
 */
export async function startVoiceStack(
  settings: Record<string, string> = {},
  packages: Record<string, string> = {},
): Promise<VoiceStack> {
  const folder = await projectWith(settings, packages);
  const log: string[] = [];
  const stack = await startTestStack({
    supabaseDir: join(folder, 'supabase'),
    log: (line) => {
      log.push(line);
    },
  });
  const learner = await addLearner(stack, 'voice');
  const { data } = await learner.client.auth.getSession();
  const own = data.session?.access_token ?? '';

  function open(
    name: string,
    body?: unknown,
    { type, token = own, accept, signal }: CallOptions = {},
  ): Promise<Response> {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    return fetch(`${stack.apiUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: stack.publishableKey,
        'Content-Type': type ?? 'application/json',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(accept && { Accept: accept }),
      },
      ...(signal && { signal }),
      ...(body === undefined ? {} : { body: (isRaw ? body : JSON.stringify(body)) as BodyInit }),
    });
  }

  async function call(name: string, body?: unknown, options?: CallOptions): Promise<CallAnswer> {
    const response = await open(name, body, options);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const contentType = response.headers.get('Content-Type') ?? '';
    const json: unknown = contentType.includes('json')
      ? JSON.parse(new TextDecoder().decode(bytes))
      : undefined;
    return { status: response.status, type: contentType, headers: response.headers, bytes, json };
  }

  return {
    stack,
    learner,
    log,
    call,
    open,
    async stop() {
      await stack.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Inside the repository, so that the functions find their packages. */
async function projectWith(
  settings: Record<string, string>,
  packages: Record<string, string>,
): Promise<string> {
  const parent = join(repository, '.local');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'voice-test-'));
  const [original, copy] = [join(repository, 'supabase'), join(folder, 'supabase')];
  await cp(join(original, 'functions'), join(copy, 'functions'), { recursive: true });
  for (const name of ['config.toml', 'migrations', 'seed.sql', 'seeds', 'templates'])
    await symlink(join(original, name), join(copy, name));
  const deno = join(copy, 'functions', 'deno.json');
  const { imports } = JSON.parse(await readFile(deno, 'utf8')) as { imports: Record<string, string> };
  await writeFile(deno, JSON.stringify({ imports: { ...imports, ...packages } }));
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  await writeFile(join(copy, 'functions', '.env'), `${lines.join('\n')}\n`);
  return folder;
}

import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startDeno, type DenoOptions } from './deno-process.ts';

export type FunctionHost = {
  has(name: string): boolean;
  /**
   * Sends a request to the running process. Rejects when it ends, or does not start, before it has answered.
   */
  call(path: string, init: RequestInit): Promise<Response>;
  /** 'ok' while the process runs; 'starting' before, and 'idle' when it waits for its first call. */
  state(): 'ok' | 'starting' | 'idle';
  /** The process's id, while it runs. */
  pid(): number | undefined;
  restart(): void;
  stop(): Promise<void>;
};

type Options = Omit<DenoOptions, 'names' | 'routerSecret'> & {
  /** True starts the process with the first call. */
  readonly onDemand: boolean;
};

/**
 * Keeps one deno process with all functions alive: restarts it when it ends (after 0.2 s, doubled each time
 * up to 10 s, reset once it has lived for 10 s) and when one of its files changes.
 */
export function startFunctionHost(options: Options, log: (line: string) => void): FunctionHost {
  const routerSecret = randomBytes(24).toString('base64url');
  const stopping = new AbortController();
  let wait = 200;
  let running = options.onDemand ? undefined : start();

  function start() {
    const current = startDeno({ ...options, names: functionNames(options.directory), routerSecret }, log);
    const ended = once(current.child, 'close');
    void revive(current.child, ended, performance.now());
    const started = { ...current, ended, isReady: false };
    current.port.then(
      () => (started.isReady = true),
      () => undefined,
    );
    void ended.then(() => (started.isReady = false));
    return started;
  }

  async function revive(child: ChildProcess, ended: Promise<unknown>, startedAt: number): Promise<void> {
    await ended;
    if (stopping.signal.aborted || running?.child !== child) return;
    wait = performance.now() - startedAt > 10_000 ? 200 : Math.min(wait * 2, 10_000);
    log(`functions: the process ended and starts again in ${wait} ms`);
    await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (!stopping.signal.aborted && running?.child === child) running = start();
  }

  function restart() {
    if (running === undefined) return;
    const previous = running;
    running = start();
    previous.child.kill('SIGKILL');
  }

  const watcher = existsSync(options.directory)
    ? watch(options.directory, { recursive: true }, debounce(restart, 150))
    : undefined;
  return {
    has: (name) => functionNames(options.directory).includes(name),
    async call(path, init) {
      const port = await ready();
      const headers = new Headers(init.headers);
      headers.set('x-stack-router', routerSecret);
      return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers, redirect: 'manual' });
    },
    state: () => (running === undefined ? 'idle' : running.isReady ? 'ok' : 'starting'),
    pid: () => running?.child.pid,
    restart,
    async stop() {
      stopping.abort();
      watcher?.close();
      running?.child.kill('SIGKILL');
      await running?.ended;
    },
  };

  /** The port of the running process, or of its replacement within 30 s. */
  async function ready(): Promise<number> {
    const deadline = performance.now() + 30_000;
    for (;;) {
      const current = (running ??= start());
      const alive = current.child.exitCode === null && current.child.signalCode === null;
      const port = alive ? await current.port.catch(() => undefined) : undefined;
      if (port !== undefined) return port;
      if (performance.now() > deadline || stopping.signal.aborted)
        throw new Error('The functions are not running.');
      await delay(50);
    }
  }
}

/** A function is a folder with an index.ts; folders that start with _ contain shared code. */
export function functionNames(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        /^[a-z0-9][\w-]*$/i.test(entry.name) &&
        existsSync(join(directory, entry.name, 'index.ts')),
    )
    .map((entry) => entry.name)
    .sort();
}

function debounce(work: () => void, milliseconds: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
    timer.unref();
  };
}

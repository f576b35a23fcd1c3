import { randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '@revisoins/stack/data-lock';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { stopAsked } from '../stop.ts';
import { parseJson } from './parse-json.ts';

/** How much longer an owner on this machine may be silent, whose process is there and may be suspended. */
const SUSPENDED = 5;

const ownerSchema = z.object({ id: z.string(), pid: z.number(), host: z.string(), since: z.string() });
type Owner = z.infer<typeof ownerSchema>;

export interface LockOptions {
  /** Milliseconds to wait for another process that holds the lock. */
  deadline?: number;
  /**
   * Milliseconds without an update after which a lock of another machine counts as abandoned; five times as
   * many where a process of its number runs on this one.
   */
  stale?: number;
}

const exists = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

function create(file: string, owner: Owner): boolean {
  let handle: number;
  try {
    handle = openSync(file, 'wx');
  } catch (error) {
    if (exists(error)) return false;
    throw error;
  }
  try {
    writeFileSync(handle, JSON.stringify(owner));
    return true;
  } catch (error) {
    // An empty lock would block everybody until it is stale.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Age in milliseconds, or undefined when the file is gone. */
function age(file: string): number | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && Date.now() - stats.mtimeMs;
}

function readOwner(file: string): Owner | undefined {
  try {
    return ownerSchema.safeParse(parseJson(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

function isLeftBehind(file: string, stale: number): boolean {
  const since = age(file);
  if (since === undefined) return false;
  const owner = readOwner(file);
  if (owner?.host !== hostname()) return since > stale;
  // After a restart the number of a process that was killed may be another one's: that gives no sign of life.
  return !isAlive(owner.pid) || since > SUSPENDED * stale;
}

/** Removes an abandoned lock. A second lock ensures that nobody removes a lock that was just taken. */
function clearLeftBehind(file: string, stale: number, self: Owner): void {
  if (!isLeftBehind(file, stale)) return;
  const guard = `${file}.clearing`;
  if (!create(guard, self)) {
    if (isLeftBehind(guard, stale)) rmSync(guard, { force: true });
    return;
  }
  try {
    if (isLeftBehind(file, stale)) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Runs something while holding the lock file. Waits for other processes; after the deadline, refuses and
 * names the holder.
 */
export async function withLock<Result>(
  file: string,
  run: () => Result | Promise<Result>,
  { deadline = 30_000, stale = 60_000 }: LockOptions = {},
): Promise<Result> {
  const self: Owner = {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  const until = performance.now() + deadline;
  mkdirSync(dirname(file), { recursive: true });
  while (!create(file, self)) {
    clearLeftBehind(file, stale, self);
    if (performance.now() > until) {
      const owner = readOwner(file);
      const who = owner
        ? `process ${owner.pid} on ${owner.host}, since ${owner.since}`
        : 'an unknown process';
      throw new Refusal(
        `${file} is held by ${who}. Wait for it to end and try again; if it ended long ago, remove the file.`,
      );
    }
    await sleep(20 + Math.random() * 30);
    stopAsked.throwIfAborted();
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), stale / 4);
  heartbeat.unref();
  try {
    return await run();
  } finally {
    clearInterval(heartbeat);
    if (readOwner(file)?.id === self.id) rmSync(file, { force: true });
  }
}

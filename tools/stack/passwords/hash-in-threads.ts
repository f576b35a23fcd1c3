import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import * as z from 'zod';

/** A password and what to compare it with, or the cost of its new hash. */
export interface PasswordWork {
  readonly id: number;
  readonly password: string;
  readonly with: string | number;
}

const answerSchema = z.union([
  z.object({ id: z.number(), value: z.union([z.boolean(), z.string()]) }),
  z.object({ id: z.number(), error: z.string() }),
]);

const THREADS = availableParallelism();

interface Waiting {
  resolve(value: boolean | string): void;
  reject(error: Error): void;
}
interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

const threads: Thread[] = [];
let count = 0;

function startThread(): Thread {
  const worker = new Worker(new URL('./hash-thread.ts', import.meta.url));
  const thread = { worker, waiting: new Map<number, Waiting>() };
  worker.on('message', (message) => {
    const answer = answerSchema.parse(message);
    const asker = thread.waiting.get(answer.id);
    thread.waiting.delete(answer.id);
    if (thread.waiting.size === 0) worker.unref();
    if ('error' in answer) asker?.reject(new Error(answer.error));
    else asker?.resolve(answer.value);
  });
  worker.on('error', (error) => {
    threads.splice(threads.indexOf(thread), 1);
    for (const { reject } of thread.waiting.values())
      reject(error instanceof Error ? error : new Error(String(error)));
  });
  // It keeps no process alive that has nothing else to do.
  worker.unref();
  threads.push(thread);
  return thread;
}

/** Hands the work to the thread with the least to do. */
function inThread(password: string, other: string | number): Promise<boolean | string> {
  const [freest] = [...threads].sort((a, b) => a.waiting.size - b.waiting.size);
  const isWorthAnother = freest === undefined || (freest.waiting.size > 0 && threads.length < THREADS);
  const { worker, waiting } = isWorthAnother ? startThread() : freest;
  count += 1;
  const id = count;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, password, with: other } satisfies PasswordWork, []);
  });
}

/** Whether a password matches a hash. */
export const comparePassword = async (password: string, hash: string): Promise<boolean> =>
  (await inThread(password, hash)) === true;

/** A password and the hash that has been found to be its own. */
export interface Match {
  readonly password: string;
  readonly hash: string;
}
const matched = new AsyncLocalStorage<Match | null>();

/** Runs `work` with lite's own comparison skipped for a known match. */
export const withMatch = <T>(match: Match | null, work: () => T): T => matched.run(match, work);

/**
 * Lite hashes passwords on the thread that answers everybody: each sign-in held up all others for 70 ms. From
 * here on other threads do it, for this whole process.
 */
export function hashInThreads(): void {
  Object.assign(bcrypt, {
    hash: async (password: string, cost: number) => String(await inThread(password, cost)),
    compare: async (password: string, hash: string) => {
      const known = matched.getStore();
      return (known?.password === password && known.hash === hash) || comparePassword(password, hash);
    },
  });
}

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const lockSchema = z.object({ pid: z.number(), apiUrl: z.string(), mailboxUrl: z.string() });
export type RunningStack = z.infer<typeof lockSchema>;

/** Marks a data directory as in use. Rejects when another stack uses it: two would destroy the database. */
export async function lockData(directory: string, stack: RunningStack): Promise<() => void> {
  const holder = await runningStack(directory);
  if (holder !== null) {
    throw new Error(
      `The data in ${directory} is in use by another local stack (process ${holder.pid}, ${holder.apiUrl}). Stop that one first: npm run stack -- stop`,
    );
  }
  mkdirSync(directory, { recursive: true });
  const file = lockFile(directory);
  rmSync(file, { force: true });
  // 'wx' fails for a file that another process created meanwhile.
  writeFileSync(file, JSON.stringify(stack), { flag: 'wx' });
  return () => {
    rmSync(file, { force: true });
  };
}

/**
 * The stack that runs on a data directory, or null. A lock is valid while its process lives and, after the
 * first minute, while its API answers: after a crash the process id may belong to another program.
 */
export async function runningStack(directory: string): Promise<RunningStack | null> {
  const file = lockFile(directory);
  try {
    const stack = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (!isAlive(stack.pid)) return null;
    const isYoung = Date.now() - statSync(file).mtimeMs < 60_000;
    return isYoung || (await answers(stack.apiUrl)) ? stack : null;
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );
}

function lockFile(directory: string): string {
  return join(directory, 'stack.lock');
}

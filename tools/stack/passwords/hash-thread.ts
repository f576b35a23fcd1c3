// A thread that hashes passwords, one after the other.
import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';
import type { PasswordWork } from './hash-in-threads.ts';

parentPort?.on('message', ({ id, password, with: other }: PasswordWork) => {
  try {
    const value = typeof other === 'number' ? hashSync(password, other) : compareSync(password, other);
    parentPort?.postMessage({ id, value }, []);
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }, []);
  }
});

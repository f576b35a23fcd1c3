import { deviceStorage, parseStored } from '@revisoins/contracts';
import * as z from 'zod/mini';
import { authAttemptSchema, lockedForMs, withAttempt } from './lockout.ts';
import type { AuthAttempt } from './lockout.ts';

const KEY = 'authAttempts';
const recordSchema = z.array(authAttemptSchema);

/** Compares e-mail addresses as the account server does. */
const normal = (email: string): string => email.trim().toLowerCase();

function read(): readonly AuthAttempt[] {
  return recordSchema.safeParse(parseStored(deviceStorage.get(KEY))).data ?? [];
}

function write(attempts: readonly AuthAttempt[]): void {
  deviceStorage.set(KEY, JSON.stringify(attempts));
}

/** Minutes, rounded up, for which this browser allows no attempt on this account; 0 when it is not locked. */
export function lockedMinutes(email: string, now: number): number {
  return Math.ceil(lockedForMs(read(), normal(email), now) / 60_000);
}

export function recordAttempt(email: string, success: boolean, now: number): void {
  write(withAttempt(read(), { email: normal(email), timestamp: now, success, ip: null }));
}

/** Clears this browser's failures, which no longer concern the current password; the server keeps its own. */
export function forgetFailures(email: string): void {
  write(read().filter((attempt) => attempt.email !== normal(email)));
}

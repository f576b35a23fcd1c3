import { deviceStorage, parseStored } from '@revisoins/contracts';
import * as z from 'zod/mini';
import { normalizeEmail } from '../input/normalize-email.ts';
import { authAttemptSchema, lockedForMs, withAttempt } from './lockout.ts';
import type { AuthAttempt } from './lockout.ts';

const KEY = 'authAttempts';
const recordSchema = z.array(authAttemptSchema);

function read(): readonly AuthAttempt[] {
  return recordSchema.safeParse(parseStored(deviceStorage.get(KEY))).data ?? [];
}

function write(attempts: readonly AuthAttempt[]): void {
  deviceStorage.set(KEY, JSON.stringify(attempts));
}

/** How many minutes, rounded up, this browser allows no attempt on this account; 0 when it is not locked. */
export function lockedMinutes(email: string, now: number): number {
  return Math.ceil(lockedForMs(read(), normalizeEmail(email), now) / 60_000);
}

export function recordAttempt(email: string, success: boolean, now: number): void {
  write(withAttempt(read(), { email: normalizeEmail(email), timestamp: now, success, ip: null }));
}

/** Clears this browser's failures, which no longer concern the current password; the server keeps its own. */
export function forgetFailures(email: string): void {
  write(read().filter((attempt) => attempt.email !== normalizeEmail(email)));
}

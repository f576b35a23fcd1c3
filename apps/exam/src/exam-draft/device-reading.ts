import type { ClockReading } from '@revisoins/assessment';

/** Identity of this loaded page: monotonic times of two pages cannot be compared. */
const page = crypto.randomUUID();

/** What the device says now, with the server's time when it has just told it. */
export function deviceReading(serverTime?: number): ClockReading {
  const reading = { page, monotonic: performance.now(), wall: Date.now() };
  return serverTime === undefined ? reading : { ...reading, reference: serverTime };
}

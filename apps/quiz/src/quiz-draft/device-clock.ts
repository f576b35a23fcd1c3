import type { ClockReading } from '@revisoins/assessment';

/** Identity of this loaded page: monotonic times of two pages cannot be compared. */
const page = crypto.randomUUID();

/** What the device says now, with the server's time when it was just asked. */
export function deviceReading(reference?: number): ClockReading {
  const reading = { page, monotonic: performance.now(), wall: Date.now() };
  return reference === undefined ? reading : { ...reading, reference };
}

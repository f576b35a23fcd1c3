/** Identifies this loaded page: monotonic times of two pages cannot be compared. */
const page = crypto.randomUUID();

/**
 * A reading of the device's clocks in ms, with a server's time if one was just fetched: a `ClockReading` of
 * `@revisoins/assessment`.
 */
export function deviceReading(reference?: number): {
  page: string;
  monotonic: number;
  wall: number;
  reference?: number;
} {
  const reading = { page, monotonic: performance.now(), wall: Date.now() };
  return reference === undefined ? reading : { ...reading, reference };
}

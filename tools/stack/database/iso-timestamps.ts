const shape = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)(?:([+-]\d\d)(:\d\d)?)?$/;

/**
 * Converts PostgreSQL's timestamps to PostgREST's form: `2026-01-02 03:04:05+00` becomes
 * `2026-01-02T03:04:05+00:00`. Lite sends the former, which not every browser parses.
 */
export function isoTimestamp(text: string): string {
  const [, day, time, hours = '', minutes = hours && ':00'] = shape.exec(text) ?? [];
  return day === undefined ? text : `${day}T${time}${hours}${minutes}`;
}

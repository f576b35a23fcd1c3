import type { Reading } from './reading.schema.ts';

/**
 * One line about the first reading of each item. A share of zero may come from careless readers as well as
 * from good items.
 */
export function readingStats(readings: readonly Reading[]): string {
  const first = new Map<string, Reading>();
  for (const entry of readings) if (!first.has(entry.id)) first.set(entry.id, entry);
  const entries = [...first.values()];
  const disagreed = entries.filter(({ agreed }) => !agreed).length;
  const contested = entries.filter(({ contested: is, agreed }) => agreed && is).length;
  const share = (count: number) =>
    `${count} (${entries.length === 0 ? 0 : ((100 * count) / entries.length).toFixed(1)} %)`;
  return `First blind readings: ${entries.length}; answered otherwise ${share(disagreed)}, contested ${share(contested)}; ${readings.length - entries.length} read again.`;
}

export interface LoadTime {
  /** From the first request to the end of the last. */
  milliseconds: number;
  /** Thousands of bytes over the network. */
  kilobytes: number;
}

/** What the browser measured of a remote's files on this page; undefined when it asked for none. */
export function loadTime(remote: string): LoadTime | undefined {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    new URL(name).pathname.startsWith(`/remotes/${remote}/`),
  );
  if (files.length === 0) return undefined;
  const first = Math.min(...files.map(({ startTime }) => startTime));
  const last = Math.max(...files.map(({ responseEnd }) => responseEnd));
  const bytes = files.reduce((sum, { transferSize, encodedBodySize }) => sum + (transferSize || encodedBodySize), 0);
  return { milliseconds: Math.round(last - first), kilobytes: Math.round(bytes / 1000) };
}

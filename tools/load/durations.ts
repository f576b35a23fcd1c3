export interface Durations {
  readonly count: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

/** A percentile by nearest rank: always a measured value, never an interpolated one. 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function summarise(milliseconds: readonly number[]): Durations {
  const at = (share: number) => Math.round(percentile(milliseconds, share) * 10) / 10;
  return { count: milliseconds.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

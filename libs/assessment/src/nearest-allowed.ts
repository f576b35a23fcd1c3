/**
 * Reads a whole number from an address. Text that is no whole number gives the default,
 * any other number the nearest allowed one, the smaller of two equally near.
 */
export function nearestAllowed<T extends number>(raw: string | null, allowed: readonly T[], fallback: T): T {
  const text = raw?.trim() ?? '';
  if (!/^[+-]?\d{1,9}$/.test(text)) return fallback;
  const wanted = Number(text);
  return allowed.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best));
}

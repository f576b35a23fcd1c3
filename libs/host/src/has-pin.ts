import { DAY_MS } from '@revisoins/contracts';

/** Where this browser stores its pins. */
export const PINS_KEY = 'revisoins-pinned-versions';

/** Longer than any attempt: a pin that a crash left behind must expire. */
const PIN_LIFETIME_MS = DAY_MS;

/**
 * Whether one of a remote's pins still counts: since when each attempt has pinned it (ms since 1970), by its
 * name.
 */
export function hasPin(pins: Readonly<Record<string, number>> = {}, now = Date.now()): boolean {
  return Object.values(pins).some((since) => now - since < PIN_LIFETIME_MS);
}

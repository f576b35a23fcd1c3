import { deviceStorage } from '@revisoins/host';

const KEY = 'revisoins-browser';

/**
 * A random id of this browser, which determines its share of canaries. Reveals nothing about its user;
 * without storage it lasts for this page.
 */
export function browserId(): string {
  const known = deviceStorage.get(KEY);
  if (known) return known;
  const fresh = crypto.randomUUID();
  deviceStorage.set(KEY, fresh);
  return fresh;
}

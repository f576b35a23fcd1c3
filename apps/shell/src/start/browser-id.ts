const KEY = 'revisoins-browser';

/**
 * A random id of this browser, which determines its share of canaries. Says nothing about its user; without
 * storage it lasts for this page.
 */
export function browserId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const fresh = crypto.randomUUID();
    localStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    return crypto.randomUUID();
  }
}

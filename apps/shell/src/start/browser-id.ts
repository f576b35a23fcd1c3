const KEY = 'revisoins-browser';

/** A random name for this browser, for its share of new releases. Says nothing of who uses it; without storage it lasts for this page. */
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

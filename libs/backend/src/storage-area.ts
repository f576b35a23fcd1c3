/**
 * The browser's storage of that name, or null where it cannot be used:
 * a private window, a partitioned frame, a policy, no browser at all.
 */
export function storageArea(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    const area = globalThis[name];
    area.getItem('');
    return area;
  } catch {
    return null;
  }
}

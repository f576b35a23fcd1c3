import { afterAll, vi } from 'vitest';

// Files that share a process do not share what one of them has put in place of a global.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * What the unit tests of every package share. The timeouts are for tests that hang, not for busy machines.
 */
export default defineConfig({
  test: {
    setupFiles: fileURLToPath(new URL('./fixed-seed.ts', import.meta.url)),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

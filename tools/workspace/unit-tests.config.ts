import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * What the unit tests of every package share. The timeouts are for tests that hang, not for busy machines.
 */
export default defineConfig({
  test: {
    globalSetup: fileURLToPath(new URL('./own-temporary-folder.ts', import.meta.url)),
    setupFiles: ['./fixed-seed.ts', './fresh-modules.ts', './restored-globals.ts'].map((file) =>
      fileURLToPath(new URL(file, import.meta.url)),
    ),
    // A process for each file spent four fifths of its time on the browser's environment and on libraries.
    // Now a package's files share one; our own modules are loaded anew for each.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

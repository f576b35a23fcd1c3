import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { hasPostgres } from './testing/postgres-server.ts';

const project = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, env: { TEST_DATABASE: name } },
});

export default defineConfig({
  test: {
    globalSetup: ['../workspace/own-temporary-folder.ts', './testing/prepare-test-databases.ts'],
    setupFiles: ['fixed-seed.ts', 'fresh-modules.ts', 'restored-globals.ts'].map(
      (file) => `../workspace/${file}`,
    ),
    // The libraries and the program of the embedded database are read once for all files.
    isolate: false,
    // The timeout is for tests that hang; a busy machine must not reach it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      project('embedded', ['**/*.test.ts']),
      ...(hasPostgres()
        ? [
            project('postgresql', [
              'start-stack.test.ts',
              'backup-server.test.ts',
              'testing/test-database.test.ts',
            ]),
          ]
        : []),
    ],
  },
});

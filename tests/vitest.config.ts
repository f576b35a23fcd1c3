import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { hasPostgres } from '../tools/stack/testing/postgres-server.ts';

const withDatabases = ['security/**/*.test.ts', 'contract/generate-quiz.test.ts'];

const project = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, env: { TEST_DATABASE: name } },
});

if (!hasPostgres())
  console.log('No PostgreSQL is installed here: the tests run on the embedded database only.');

export default defineConfig({
  test: {
    globalSetup: './prepare-databases.ts',
    setupFiles: '../tools/workspace/fixed-seed.ts',
    // The timeout is for tests that hang; a busy machine must not reach it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Many wait for the stack or for a limit to end: on two processors, vitest's own choice is one worker.
    maxWorkers: 2,
    projects: [
      project('embedded', [...withDatabases, 'contract/**/*.test.ts']),
      ...(hasPostgres() ? [project('postgresql', withDatabases)] : []),
    ],
  },
});

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { hasPostgres } from '../tools/stack/testing/postgres-server.ts';

const onBoth = ['security/**/*.test.ts', 'contract/generate-quiz.test.ts'];
// The embedded database, in WebAssembly, needs several times as long. What does not judge how a database is
// spoken to runs on PostgreSQL alone where there is one: rules of exams over thousands of statements, and the
// other functions.
const rules = ['security/exam-harvest.test.ts', 'security/exam-schedules.test.ts'];
const functions = ['contract/**/*.test.ts'];

const project = (
  name: string,
  include: string[],
  exclude: string[] = [],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, exclude, env: { TEST_DATABASE: name } },
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
    projects: hasPostgres()
      ? [project('postgresql', [...onBoth, ...functions]), project('embedded', onBoth, rules)]
      : [project('embedded', [...onBoth, ...functions])],
  },
});

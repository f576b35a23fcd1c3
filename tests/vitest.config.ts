import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { hasPostgres } from '../tools/stack/testing/postgres-server.ts';

const onBoth = ['security/**/*.test.ts'];
// The embedded database, in WebAssembly, needs several times as long. Rules that take thousands of
// statements, the same on both, run on PostgreSQL alone where there is one (decision 34): on the embedded
// one, the end-to-end tests walk through accounts, exams and mocks.
const rules = [
  'auth-limits',
  'exam',
  'exam-harvest',
  'exam-schedules',
  'mock-exam',
  'quotas',
  'second-step',
].map((name) => `security/${name}.test.ts`);
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
    globalSetup: ['../tools/workspace/own-temporary-folder.ts', './prepare-databases.ts'],
    setupFiles: ['../tools/workspace/fixed-seed.ts', '../tools/workspace/fresh-modules.ts'],
    // The libraries of the stack and the program of the embedded database are read once for all files.
    isolate: false,
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

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { hasPostgres } from '../tools/stack/testing/postgres-server.ts';

const onBoth = ['security/**/*.test.ts'];
// The embedded database, in WebAssembly, needs several times as long. Rules that take thousands of
// statements, the same on both, run on PostgreSQL alone where there is one (decision 34): on the embedded
// one, the end-to-end tests walk through accounts, exams and mocks.
const rules = [
  'auth-limits',
  'constraints',
  'exam',
  'exam-harvest',
  'exam-schedules',
  'item-health',
  'mock-exam',
  'question-bank',
  'quotas',
  'second-step',
].map((name) => `security/${name}.test.ts`);
const functions = ['contract/**/*.test.ts'];

/** Much slower than their length tells: they begin first, so that no worker waits for one at the end. */
const longest = ['contract/same-bytes', 'contract/course/course-questions', 'contract/course/titles'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(`${name}.test.ts`)) ? 0 : 1;
    const sorted = await super.sort(files);
    // A worker reads the libraries again when it changes from one project to another.
    return Object.values(Object.groupBy(sorted, ({ project: { name } }) => name)).flatMap((ofOne = []) =>
      ofOne.toSorted((one, other) => turn(one) - turn(other)),
    );
  }
}

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
    setupFiles: ['fixed-seed.ts', 'fresh-modules.ts', 'restored-globals.ts'].map(
      (file) => `../tools/workspace/${file}`,
    ),
    // The libraries of the stack and the program of the embedded database are read once for all files.
    isolate: false,
    // The timeout is for tests that hang; a busy machine must not reach it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Many wait for the stack or for a limit to end: on two processors, vitest's own choice is one worker.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: hasPostgres()
      ? [project('postgresql', [...onBoth, ...functions]), project('embedded', onBoth, rules)]
      : [project('embedded', [...onBoth, ...functions])],
  },
});

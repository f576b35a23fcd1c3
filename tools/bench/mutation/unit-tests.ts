import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { createVitest, type TestSpecification } from 'vitest/node';
import { runTests } from './run-tests.ts';
import type { JudgedTests } from './judged-tests.ts';

/**
 * The unit tests of one package, served by one Vitest: a mutant is judged by those that import its file. The
 * text is replaced when Vite reads the file, so that the tree does not change.
 */
export async function openUnitTests(packageFolder: string): Promise<JudgedTests> {
  let exchanged: { path: string; text: string } | undefined;
  const vitest = await createVitest(
    'test',
    {
      root: packageFolder,
      watch: false,
      bail: 1,
      // It would return what a mutant left in it.
      fsModuleCache: false,
      pool: 'threads',
      maxWorkers: 2,
      reporters: [{}],
      silent: true,
      // As in the packages: a failure of a busy machine is not a test that noticed a mutant.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 10_000 } },
      setupFiles: [join(root, 'tools', 'workspace', 'fixed-seed.ts')],
    },
    {
      logLevel: 'silent',
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          load: (id) => (exchanged && id.split('?')[0] === exchanged.path ? exchanged.text : undefined),
        },
      ],
    },
  );
  /**
   * By file: the tests beside it first, since they find most, then the others that import it, and those with
   * a stack of their own last.
   */
  const tests = new Map<string, TestSpecification[][]>();

  async function findTests(path: string): Promise<TestSpecification[][]> {
    const known = tests.get(path);
    if (known) return known;
    vitest.config.related = [path];
    const related = await vitest.getRelevantTestSpecifications();
    const stem = basename(path).replace(/\.tsx?$/, '');
    const isBeside = ({ moduleId }: TestSpecification) => basename(moduleId).startsWith(`${stem}.test.`);
    const startsStack = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').includes('startTestStack');
    const others = related.filter((one) => !isBeside(one));
    const batches = [
      related.filter(isBeside),
      others.filter((one) => !startsStack(one)),
      others.filter(startsStack),
    ].filter(({ length }) => length > 0);
    tests.set(path, batches);
    return batches;
  }

  return {
    async findFailures(file, text) {
      const path = join(root, file);
      exchanged = { path, text };
      vitest.invalidateFile(path);
      try {
        for (const batch of await findTests(path)) {
          const failures = await runTests(vitest, batch);
          if (failures.length > 0) return failures;
        }
        return [];
      } finally {
        exchanged = undefined;
        vitest.invalidateFile(path);
      }
    },
    close: () => vitest.close(),
  };
}

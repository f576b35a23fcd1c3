import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { findSuites } from './areas.ts';
import { CannotBeTried, type JudgedTests } from './judged-tests.ts';
import { openMutatedDatabase } from './mutated-database.ts';
import { runTests } from './run-tests.ts';

/** Runs files in the given order. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** The order of the suites, by how many mutants they have killed. */
function createSuiteOrder(specifications: readonly TestSpecification[]) {
  /** How many mutants of each migration a suite has killed. */
  const noticed = new Map<string, Map<TestSpecification, number>>();

  /**
   * The suite that has killed most mutants of a migration, else the suite that concerns it most, then the
   * others.
   */
  function findBatches(file: string): TestSpecification[][] {
    const found = findSuites(file).map((suite) => {
      const specification = specifications.find(({ moduleId }) =>
        moduleId.endsWith(`/security/${suite}.test.ts`),
      );
      if (!specification) throw new Error(`There is no tests/security/${suite}.test.ts.`);
      return specification;
    });
    const byFile = noticed.get(file);
    found.sort((a, b) => (byFile?.get(b) ?? 0) - (byFile?.get(a) ?? 0));
    return [found.slice(0, 1), found.slice(1, 3), found.slice(3)].filter(({ length }) => length > 0);
  }

  function count(file: string, suite: TestSpecification): void {
    const byFile = noticed.get(file) ?? new Map<TestSpecification, number>();
    noticed.set(file, byFile.set(suite, (byFile.get(suite) ?? 0) + 1));
  }
  return { findBatches, count };
}

/** The security suites, on databases with the mutant in them. */
export async function openDatabaseTests(): Promise<JudgedTests> {
  const database = await openMutatedDatabase();
  const vitest = await createVitest(
    'test',
    {
      root: join(root, 'tests'),
      project: database.kind,
      watch: false,
      bail: 1,
      maxWorkers: 2,
      sequence: { sequencer: InOrder },
      reporters: [{}],
      silent: true,
    },
    { logLevel: 'silent' },
  );
  const { findBatches, count } = createSuiteOrder(await vitest.globTestSpecifications());
  /** Suites that are known to pass on the unchanged migrations. */
  const sound = new Set<TestSpecification>();

  /** Refuses a suite that fails on the unchanged migrations: it proves nothing about a mutant. */
  async function checkSound(file: string, suites: readonly TestSpecification[]): Promise<void> {
    const untried = suites.filter((suite) => !sound.has(suite));
    if (untried.length === 0) return;
    await database.makeSound(file);
    const failures = await runTests(vitest, untried);
    if (failures.length > 0)
      throw new Error(
        `Tests fail on ${file} as it is, so that a mutant proves nothing:\n${failures.join('\n')}`,
      );
    for (const suite of untried) sound.add(suite);
  }

  return {
    async findFailures(file, text) {
      // A suite is tried on the unchanged migrations only once it notices something: most are never needed.
      if (text === (await database.read(file))) return [];
      try {
        await database.make(file, text).catch((cause: unknown) => {
          throw new CannotBeTried('The migrations do not apply.', { cause });
        });
        for (const batch of findBatches(file)) {
          const failures = await runTests(vitest, batch);
          const failing = batch.filter(({ moduleId }) => failures.includes(moduleId));
          if (failures.length === 0) continue;
          await checkSound(file, failing);
          for (const suite of failing) count(file, suite);
          return failures;
        }
        return [];
      } finally {
        await database.restore(file);
      }
    },
    async close() {
      await vitest.close();
      await database.close();
    },
  };
}

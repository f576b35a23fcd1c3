import type { TestSpecification, Vitest } from 'vitest/node';

/**
 * Runs these tests until the first failure, and returns what failed; nothing when all pass. Failures of an
 * earlier run do not count.
 */
export async function runTests(vitest: Vitest, specifications: TestSpecification[]): Promise<string[]> {
  const failures = await run(vitest, specifications);
  return failures.some(isPortTaken) ? run(vitest, specifications) : failures;
}

/** Two stacks looked for free ports at the same moment, which is not the mutant's fault. */
export const isPortTaken = (failure: string): boolean => /Port \d+ \(.*\) is taken/.test(failure);

async function run(vitest: Vitest, specifications: TestSpecification[]): Promise<string[]> {
  // With `bail`, a failure that is still known would end the run before its first test.
  vitest.state.filesMap.clear();
  vitest.state.clearErrors();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules
    .filter((module) => !module.ok())
    .flatMap((module) => [
      module.moduleId,
      ...module.errors().map(({ message }) => message),
      ...Array.from(module.children.allTests('failed'), (test) =>
        [test.fullName, ...(test.result().errors ?? []).map(({ message }) => message)].join(': '),
      ),
    ]);
  return [...failed, ...unhandledErrors.map((error) => String((error as Error).stack ?? error))];
}

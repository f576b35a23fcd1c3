import type { TestSpecification, Vitest } from 'vitest/node';

/** Whether these tests pass; the first failure ends them. What failed in an earlier run does not count. */
export async function runAnew(vitest: Vitest, specifications: TestSpecification[]): Promise<boolean> {
  // With `bail`, a failure that is still known would end the run before its first test.
  vitest.state.filesMap.clear();
  vitest.state.clearErrors();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

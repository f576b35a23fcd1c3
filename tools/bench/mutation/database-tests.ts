import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { findSuites } from './areas.ts';
import { changedFunction } from './derive-script.ts';
import { CannotBeTried, type JudgedTests } from './judged-tests.ts';
import { openMutatedDatabase } from './mutated-database.ts';
import { openResidentSuites } from './resident-suites.ts';

/** How many mutants of each place, a migration or one of its functions, a suite has noticed. */
function createSuiteOrder() {
  const noticed = new Map<string, number>();
  const kills = (place: string, suite: string) => noticed.get(`${place} ${suite}`) ?? 0;
  return {
    /** What noticed most mutants of the function first, then what noticed most of the migration. Pure. */
    sort: (suites: readonly string[], places: readonly string[]): string[] =>
      suites.toSorted(
        (a, b) => places.map((place) => kills(place, b) - kills(place, a)).find((more) => more !== 0) ?? 0,
      ),
    count(suite: string, places: readonly string[]): void {
      for (const place of places) noticed.set(`${place} ${suite}`, kills(place, suite) + 1);
    },
  };
}

/** The security suites, on databases with the mutant in them. */
export async function openDatabaseTests(): Promise<JudgedTests> {
  const database = await openMutatedDatabase();
  const resident = await openResidentSuites(database.kind);
  const order = createSuiteOrder();
  const run = (suite: string) => resident.run(join(root, 'tests', 'security', `${suite}.test.ts`));
  /** The functions that a suite calls where nothing is changed; undefined if the database does not tell. */
  const calls = new Map<string, ReadonlySet<string> | undefined>();

  /** Refuses a suite that fails on the unchanged migrations: it proves nothing about a mutant. */
  async function learnCalls(file: string, suite: string): Promise<void> {
    await database.makeSound(file);
    const failures = await run(suite);
    if (failures.length > 0)
      throw new Error(
        `The suite ${suite} fails on ${file} as it is, so that a mutant proves nothing:\n${failures.join('\n')}`,
      );
    calls.set(suite, await database.calledFunctions());
  }

  /** Runs suites on a mutant until one notices it. One that never calls the changed function cannot. */
  async function findFailures(file: string, text: string): Promise<string[]> {
    const changed = changedFunction(await database.read(file), text);
    const places = changed === undefined ? [file] : [`${file} ${changed}`, file];
    const make = () =>
      database.make(file, text).catch((cause: unknown) => {
        throw new CannotBeTried('The migrations do not apply.', { cause });
      });
    let isMade = false;
    for (const suite of order.sort(findSuites(file), places)) {
      if (!calls.has(suite)) {
        await learnCalls(file, suite);
        isMade = false;
      }
      if (changed !== undefined && calls.get(suite)?.has(changed) === false) continue;
      if (!isMade) await make();
      isMade = true;
      const failures = await run(suite);
      if (failures.length === 0) continue;
      order.count(suite, places);
      return failures;
    }
    // A mutant that no suite reaches is one that survives, unless the database refuses it.
    if (!isMade) await make();
    return [];
  }

  return {
    async findFailures(file, text) {
      // A suite is tried on the unchanged migrations before it is first needed: most are never needed.
      if (text === (await database.read(file))) return [];
      try {
        return await findFailures(file, text);
      } finally {
        await database.restore(file);
      }
    },
    close: () => database.close(),
  };
}

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
  /** Suites that are known to pass on the unchanged migrations. */
  const sound = new Set<string>();

  /** Refuses a suite that fails on the unchanged migrations: it proves nothing about a mutant. */
  async function checkSound(file: string, suite: string): Promise<void> {
    if (sound.has(suite)) return;
    await database.makeSound(file);
    const failures = await run(suite);
    if (failures.length > 0)
      throw new Error(
        `The suite ${suite} fails on ${file} as it is, so that a mutant proves nothing:\n${failures.join('\n')}`,
      );
    sound.add(suite);
  }

  /** Runs suites on a mutant until one notices it. */
  async function findFailures(file: string, text: string): Promise<string[]> {
    const changed = changedFunction(await database.read(file), text);
    const places = changed === undefined ? [file] : [`${file} ${changed}`, file];
    await database.make(file, text).catch((cause: unknown) => {
      throw new CannotBeTried('The migrations do not apply.', { cause });
    });
    for (const suite of order.sort(findSuites(file), places)) {
      const failures = await run(suite);
      if (failures.length === 0) continue;
      await checkSound(file, suite);
      order.count(suite, places);
      return failures;
    }
    return [];
  }

  return {
    async findFailures(file, text) {
      // A suite is tried on the unchanged migrations only once it notices something: most are never needed.
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

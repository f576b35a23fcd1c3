import { writeBankSeed } from '../tools/content/seed-sql.ts';
import { prepareTestDatabases } from '../tools/stack/testing/prepare-test-databases.ts';

/** Runs once before all tests: creates the databases that they copy. Returns a function that ends it. */
export default async function prepareDatabases(): Promise<() => Promise<void>> {
  await writeBankSeed();
  return prepareTestDatabases();
}

import { writeBankSeed } from '../tools/content/seed-sql.ts';
import { prepareTestDatabases } from '../tools/stack/testing/prepare-test-databases.ts';

/** Once before all tests: the databases that they copy. Returns what ends it. */
export default async function prepareDatabases(): Promise<() => Promise<void>> {
  await writeBankSeed();
  return prepareTestDatabases();
}

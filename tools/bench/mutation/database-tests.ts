import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeBankSeed } from '@revisoins/content/seed-sql';
import { hasPostgres, startPostgresServer } from '@revisoins/stack/testing/postgres-server';
import { deriveTemplate, forgetTemplates, prepareTemplate } from '@revisoins/stack/testing/test-database';
import { root } from '@revisoins/workspace/paths';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { findSuites } from './areas.ts';
import { deriveScript } from './derive-script.ts';
import { CannotBeTried, type JudgedTests } from './judged-tests.ts';
import { runAnew } from './run-anew.ts';

/** Runs files in the order that they are given in. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** The order of the suites, which follows what they have noticed. */
function createSuiteOrder(specifications: readonly TestSpecification[]) {
  /** How many mutants of each migration a suite has noticed. */
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

/**
 * The security suites, on databases that are made from the migrations with the mutant in them: on PostgreSQL
 * where there is one, which makes them sooner, else on the embedded database. The migrations of the tree stay
 * as they are.
 */
export async function openDatabaseTests(): Promise<JudgedTests> {
  await writeBankSeed();
  const folder = await mkdtemp(join(tmpdir(), 'revisoins-mutants-'));
  // The tree may change meanwhile.
  const [base, sources] = [join(folder, 'base'), join(folder, 'sources')];
  for (const part of ['config.toml', 'seed.sql', 'seeds', 'templates', 'migrations'])
    for (const copy of [base, sources])
      await cp(join(root, 'supabase', part), join(copy, part), { recursive: true });
  const server = hasPostgres() ? await startPostgresServer() : undefined;
  process.env['TEST_DATABASE_SOURCES'] = sources;
  if (server) process.env['TEST_DATABASE_SERVER'] = server.url;
  const vitest = await createVitest(
    'test',
    {
      root: join(root, 'tests'),
      project: server ? 'postgresql' : 'embedded',
      watch: false,
      bail: 1,
      maxWorkers: 2,
      sequence: { sequencer: InOrder },
      reporters: [{}],
      silent: true,
    },
    { logLevel: 'silent' },
  );
  const specifications = await vitest.globTestSpecifications();
  /** Suites that are known to pass on the migrations as they are, whichever of them a mutant is in. */
  const sound = new Set<TestSpecification>();

  const { findBatches, count } = createSuiteOrder(specifications);

  /**
   * Makes the database that the suites copy, from the migrations with this script in a function's place or
   * the like.
   */
  const prepare = (script: string | undefined) =>
    server && script !== undefined
      ? deriveTemplate(server.url, { base, supabaseDir: sources, script })
      : prepareTemplate(sources, server?.url);

  /** Refuses a suite that fails on the migrations as they are: a mutant proves nothing then. */
  async function checkSound(file: string, suites: readonly TestSpecification[]): Promise<void> {
    const untried = suites.filter((suite) => !sound.has(suite));
    if (untried.length === 0) return;
    await forgetTemplates(sources, server?.url);
    await cp(join(base, 'migrations', basename(file)), join(sources, 'migrations', basename(file)));
    await prepare('');
    const failures = await runAnew(vitest, untried);
    if (failures.length > 0)
      throw new Error(
        `Tests fail on ${file} as it is, so that a mutant proves nothing:\n${failures.join('\n')}`,
      );
    for (const suite of untried) sound.add(suite);
  }

  return {
    async findFailures(file, text) {
      const original = join(base, 'migrations', basename(file));
      const target = join(sources, 'migrations', basename(file));
      const source = await readFile(original, 'utf8');
      // Which suites pass as it is, is looked at once they notice something: most of them are never needed.
      if (text === source) return [];
      await writeFile(target, text);
      try {
        await prepare(deriveScript(source, text)).catch((cause: unknown) => {
          throw new CannotBeTried('The migrations do not apply.', { cause });
        });
        for (const batch of findBatches(file)) {
          const failures = await runAnew(vitest, batch);
          const failing = batch.filter(({ moduleId }) => failures.includes(moduleId));
          if (failures.length === 0) continue;
          await checkSound(file, failing);
          for (const suite of failing) count(file, suite);
          return failures;
        }
        return [];
      } finally {
        await forgetTemplates(sources, server?.url);
        await cp(original, target);
      }
    },
    async close() {
      await vitest.close();
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

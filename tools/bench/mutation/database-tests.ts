import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeBankSeed } from '@revisoins/content/seed-sql';
import { hasPostgres, startPostgresServer } from '@revisoins/stack/testing/postgres-server';
import { deriveTemplate, forgetTemplates, prepareTemplate } from '@revisoins/stack/testing/test-database';
import { root } from '@revisoins/workspace/paths';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { findSuites } from './areas.ts';
import { CannotBeTried, type JudgedTests } from './judged-tests.ts';
import { runAnew } from './run-anew.ts';
import { sqlStatements, sqlTokens } from './sql-tokens.ts';

/** Runs files in the order that they are given in. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

const readStatements = (source: string): string[] =>
  sqlStatements(sqlTokens(source)).map((tokens) => source.slice(tokens[0]?.start, tokens.at(-1)?.end));

/**
 * The SQL that turns a database with one source into a database with the other, if only a function differs.
 */
export function replaceFunction(source: string, changed: string): string | undefined {
  const [before, after] = [readStatements(source), readStatements(changed)];
  const differing = after.filter((statement, index) => statement !== before[index]);
  const [statement = ''] = differing;
  return before.length === after.length && differing.length === 1 && /^create function /i.test(statement)
    ? statement.replace(/^create function /i, 'create or replace function ')
    : undefined;
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
  /** Suites that are known to pass on the migrations as they are. */
  const sound = new Set<TestSpecification>();

  const { findBatches, count } = createSuiteOrder(specifications);
  return {
    async findFailures(file, text) {
      const original = join(base, 'migrations', basename(file));
      const target = join(sources, 'migrations', basename(file));
      const source = await readFile(original, 'utf8');
      const isMutant = text !== source;
      await writeFile(target, text);
      try {
        const script = isMutant ? replaceFunction(source, text) : undefined;
        await (
          server && script !== undefined
            ? deriveTemplate(server.url, { base, supabaseDir: sources, script })
            : prepareTemplate(sources, server?.url)
        ).catch((cause: unknown) => {
          throw new CannotBeTried('The migrations do not apply.', { cause });
        });
        for (const batch of findBatches(file)) {
          const untried = batch.filter((suite) => isMutant || !sound.has(suite));
          const failures = untried.length > 0 ? await runAnew(vitest, untried) : [];
          if (failures.length > 0) {
            for (const suite of batch) if (failures.includes(suite.moduleId)) count(file, suite);
            return failures;
          }
          if (!isMutant) for (const suite of batch) sound.add(suite);
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

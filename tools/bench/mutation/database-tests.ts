import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeBankSeed } from '@revisoins/content/seed-sql';
import { hasPostgres, startPostgresServer } from '@revisoins/stack/testing/postgres-server';
import { forgetTemplates, prepareTemplate } from '@revisoins/stack/testing/test-database';
import { root } from '@revisoins/workspace/paths';
import { createVitest, type TestSpecification } from 'vitest/node';
import { findSuites } from './areas.ts';
import { CannotBeTried, type JudgedTests } from './judged-tests.ts';
import { runAnew } from './run-anew.ts';

/**
 * The security suites, on databases that are made from the migrations with the mutant in them: on PostgreSQL where there is
 * one, which makes them sooner, else on the embedded database. The migrations of the tree stay as they are.
 */
export async function openDatabaseTests(): Promise<JudgedTests> {
  await writeBankSeed();
  const sources = await mkdtemp(join(tmpdir(), 'revisoins-mutants-'));
  for (const part of ['config.toml', 'seed.sql', 'seeds', 'templates', 'migrations'])
    await cp(join(root, 'supabase', part), join(sources, part), { recursive: true });
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
      reporters: [{}],
      silent: true,
    },
    { logLevel: 'silent' },
  );
  const specifications = await vitest.globTestSpecifications();
  /** Suites that are known to pass on the migrations as they are. */
  const sound = new Set<TestSpecification>();

  /** The suite that concerns a migration most, then the others. */
  function findBatches(file: string): TestSpecification[][] {
    const found = findSuites(file).map((suite) => {
      const specification = specifications.find(({ moduleId }) =>
        moduleId.endsWith(`/security/${suite}.test.ts`),
      );
      if (!specification) throw new Error(`There is no tests/security/${suite}.test.ts.`);
      return specification;
    });
    return [found.slice(0, 1), found.slice(1)].filter(({ length }) => length > 0);
  }

  return {
    async pass(file, text) {
      const target = join(sources, 'migrations', basename(file));
      const isMutant = text !== (await readFile(join(root, file), 'utf8'));
      await writeFile(target, text);
      try {
        await prepareTemplate(sources, server?.url).catch((cause: unknown) => {
          throw new CannotBeTried('The migrations do not apply.', { cause });
        });
        for (const batch of findBatches(file)) {
          const untried = batch.filter((suite) => isMutant || !sound.has(suite));
          if (untried.length > 0 && !(await runAnew(vitest, untried))) return false;
          if (!isMutant) for (const suite of batch) sound.add(suite);
        }
        return true;
      } finally {
        await forgetTemplates(sources, server?.url);
        await cp(join(root, file), target);
      }
    },
    async close() {
      await vitest.close();
      await server?.stop();
      await rm(sources, { recursive: true, force: true });
    },
  };
}

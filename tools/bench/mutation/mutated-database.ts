import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeBankSeed } from '@revisoins/content/seed-sql';
import { hasPostgres, startPostgresServer } from '@revisoins/stack/testing/postgres-server';
import { deriveTemplate, forgetTemplates, prepareTemplate } from '@revisoins/stack/testing/test-database';
import { root } from '@revisoins/workspace/paths';
import { deriveScript } from './derive-script.ts';

/** The database that the suites copy, made from the migrations with a mutant in one of them. */
export interface MutatedDatabase {
  readonly kind: 'postgresql' | 'embedded';
  /** An unchanged migration. */
  read(file: string): Promise<string>;
  /** Makes the database with this text in the migration's place. Rejects where it does not apply. */
  make(file: string, text: string): Promise<void>;
  /** Makes it from the unchanged migrations. */
  makeSound(file: string): Promise<void>;
  /** Forgets it, and the mutant. */
  restore(file: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * On PostgreSQL where it is installed, which makes databases faster, else on the embedded database. The
 * migrations of the tree do not change.
 */
export async function openMutatedDatabase(): Promise<MutatedDatabase> {
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

  const original = (file: string) => join(base, 'migrations', basename(file));
  const target = (file: string) => join(sources, 'migrations', basename(file));

  /** Made from the migrations, then changed by this script. */
  const prepare = (script: string | undefined) =>
    server && script !== undefined
      ? deriveTemplate(server.url, { base, supabaseDir: sources, script })
      : prepareTemplate(sources, server?.url);

  async function restore(file: string): Promise<void> {
    await forgetTemplates(sources, server?.url);
    await cp(original(file), target(file));
  }

  return {
    kind: server ? 'postgresql' : 'embedded',
    read: (file) => readFile(original(file), 'utf8'),
    async make(file, text) {
      await writeFile(target(file), text);
      await prepare(deriveScript(await readFile(original(file), 'utf8'), text));
    },
    async makeSound(file) {
      await restore(file);
      await prepare('');
    },
    restore,
    async close() {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// node tools/content/seed-sql.ts: writes supabase/seeds/bank.sql from the questions in content/.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bankSql } from './bank-sql.ts';
import { readBank } from './read-bank.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * Writes the seed of the question bank and returns the number of questions. Atomic: a stack that starts
 * meanwhile never reads half of it.
 */
export async function writeBankSeed(
  content = join(root, 'content'),
  target = join(root, 'supabase', 'seeds', 'bank.sql'),
): Promise<number> {
  const rows = await readBank(content);
  await mkdir(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, bankSql(rows));
  await rename(draft, target);
  return rows.length;
}

if (import.meta.main) console.log(`${await writeBankSeed()} questions written to supabase/seeds/bank.sql`);

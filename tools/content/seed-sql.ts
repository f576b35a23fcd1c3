import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bankSql } from './bank-sql.ts';
import { readBank } from './read-bank.ts';
import { formatProblem } from './problem.ts';
import { readReference } from './reference/read-reference.ts';
import { referenceSql } from './reference/reference-sql.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * Writes the seed of the question bank and of the reference entries, where there are any, and returns the
 * number of questions. Atomic: a stack that starts meanwhile never reads half of it.
 */
export async function writeBankSeed(
  content = join(root, 'content'),
  target = join(root, 'supabase', 'seeds', 'bank.sql'),
): Promise<number> {
  const rows = await readBank(content);
  const { files, problems } = await readReference(content);
  if (problems[0]) throw new Error(formatProblem(problems[0]));
  const entries = files.length === 0 ? '' : referenceSql(files.map(({ reference }) => reference));
  await mkdir(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, bankSql(rows) + entries);
  await rename(draft, target);
  return rows.length;
}

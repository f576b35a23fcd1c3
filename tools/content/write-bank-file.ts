import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bankFile } from '@revisoins/assessment/bank';
import type { SourceFile } from './source-file.ts';
import { formatFile } from './fix-file-typography.ts';

/** Writes a file of the bank, all of it or nothing. Throws, and writes nothing, when it is not valid. */
export async function writeBankFile(directory: string, { name, bank }: SourceFile): Promise<void> {
  bankFile.parse(bank);
  const target = join(directory, name);
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, formatFile(bank));
  await rename(draft, target);
}

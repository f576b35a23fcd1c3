import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bankFile } from '@revisoins/assessment/bank';
import { referenceFile } from '@revisoins/assessment/reference';
import type { SourceReference } from './reference/read-reference.ts';
import type { SourceFile } from './source-file.ts';
import { formatFile } from './fix-file-typography.ts';

/** Writes a file of the bank, all of it or nothing. Throws, and writes nothing, when it is not valid. */
export async function writeBankFile(directory: string, { name, bank }: SourceFile): Promise<void> {
  await replaceFile(join(directory, name), formatFile(bankFile.parse(bank)));
}

/** Writes a file of reference entries in the same way. */
export async function writeReferenceFile(
  directory: string,
  { name, reference }: SourceReference,
): Promise<void> {
  await replaceFile(join(directory, name), formatFile(referenceFile.parse(reference)));
}

async function replaceFile(target: string, text: string): Promise<void> {
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, target);
}

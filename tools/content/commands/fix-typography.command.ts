import { readReference } from '../reference/read-reference.ts';
import { writeBankFile, writeReferenceFile } from '../write-bank-file.ts';
import { formatProblem } from '../problem.ts';
import { fixFileTypography, fixReferenceTypography } from '../fix-file-typography.ts';
import type { Command } from './command.ts';

export const fixTypography: Command = async ({ sources: { files, problems }, directory }) => {
  for (const { name, bank } of files) {
    const fixed = fixFileTypography(bank);
    if (JSON.stringify(fixed) === JSON.stringify(bank)) continue;
    await writeBankFile(directory, { name, bank: fixed });
    console.log(`${name}: rewritten`);
  }
  const entries = await readReference(directory);
  for (const { name, reference } of entries.files) {
    const fixed = fixReferenceTypography(reference);
    if (JSON.stringify(fixed) === JSON.stringify(reference)) continue;
    await writeReferenceFile(directory, { name, reference: fixed });
    console.log(`${name}: rewritten`);
  }
  const unreadable = [...problems, ...entries.problems];
  for (const problem of unreadable) console.log(formatProblem(problem));
  return unreadable.length > 0 ? 1 : 0;
};

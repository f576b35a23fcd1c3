import { fixFileTypography, fixReferenceTypography } from '../fix-file-typography.ts';
import { formatProblem } from '../problem.ts';
import { readReference } from '../reference/read-reference.ts';
import { writeBankFile, writeReferenceFile } from '../write-bank-file.ts';
import type { Command } from './command.ts';

/** Writes a file whose texts have changed. */
async function rewrite<T>(
  name: string,
  content: T,
  fix: (content: T) => T,
  write: (fixed: T) => Promise<void>,
): Promise<void> {
  const fixed = fix(content);
  if (JSON.stringify(fixed) === JSON.stringify(content)) return;
  await write(fixed);
  console.log(`${name}: rewritten`);
}

export const fixTypography: Command = async ({ sources: { files, problems }, directory }) => {
  for (const { name, bank } of files)
    await rewrite(name, bank, fixFileTypography, (fixed) => writeBankFile(directory, { name, bank: fixed }));
  const entries = await readReference(directory);
  for (const { name, reference } of entries.files)
    await rewrite(name, reference, fixReferenceTypography, (fixed) =>
      writeReferenceFile(directory, { name, reference: fixed }),
    );
  const unreadable = [...problems, ...entries.problems];
  for (const problem of unreadable) console.log(formatProblem(problem));
  return unreadable.length > 0 ? 1 : 0;
};

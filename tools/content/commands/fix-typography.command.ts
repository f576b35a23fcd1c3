import { writeBankFile } from '../write-bank-file.ts';
import { formatProblem } from '../problem.ts';
import { fixFileTypography } from '../fix-file-typography.ts';
import type { Command } from './command.ts';

export const fixTypography: Command = async ({ sources: { files, problems }, directory }) => {
  for (const { name, bank } of files) {
    const fixed = fixFileTypography(bank);
    if (JSON.stringify(fixed) === JSON.stringify(bank)) continue;
    await writeBankFile(directory, { name, bank: fixed });
    console.log(`${name}: rewritten`);
  }
  for (const problem of problems) console.log(formatProblem(problem));
  return problems.length > 0 ? 1 : 0;
};

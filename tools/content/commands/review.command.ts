import { UsageError } from '@revisoins/workspace/cli';
import { findItem } from '../find-items.ts';
import { writeBankFile } from '../write-bank-file.ts';
import { type Command, type ExitCode, wanted } from './command.ts';

/** Marks items as reviewed by a named professional. The version stays: the review is about this text. */
export const review: Command = async ({
  sources: { files },
  directory,
  args,
  options,
}): Promise<ExitCode> => {
  const reviewer = wanted(options.reviewer, '--reviewer "Name, title"');
  if (args.length === 0) throw new UsageError('which items? name their ids');
  const ids = new Set(args.map((id) => findItem(files, id).item.id));
  for (const { name, bank } of files) {
    const marked = bank.items.filter(({ id }) => ids.has(id));
    if (marked.length === 0) continue;
    const items = bank.items.map((item) =>
      ids.has(item.id) ? { ...item, review: { status: 'reviewed' as const, reviewer } } : item,
    );
    await writeBankFile(directory, { name, bank: { ...bank, items } });
    console.log(`${name}: ${marked.map(({ id }) => id).join(', ')} reviewed by ${reviewer}`);
  }
  return 0;
};

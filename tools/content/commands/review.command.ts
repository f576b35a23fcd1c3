import { UsageError } from '@revisoins/workspace/cli';
import { readReference } from '../reference/read-reference.ts';
import { listItems } from '../source-file.ts';
import { writeBankFile, writeReferenceFile } from '../write-bank-file.ts';
import { type Command, type ExitCode, required } from './command.ts';

/**
 * Marks items and reference entries as reviewed by a named professional. The version stays: the review is
 * about this text.
 */
export const review: Command = async ({
  sources: { files },
  directory,
  args,
  options,
}): Promise<ExitCode> => {
  const reviewer = required(options.reviewer, '--reviewer "Name, title"');
  if (args.length === 0) throw new UsageError('which items or entries? name their ids');
  const references = (await readReference(directory)).files;
  const known = new Set([
    ...listItems(files).map(({ item }) => item.id),
    ...references.flatMap(({ reference }) => reference.entries.map(({ id }) => id)),
  ]);
  for (const id of args) if (!known.has(id)) throw new UsageError(`there is no item or entry "${id}"`);
  const isNamed = ({ id }: { id: string }) => args.includes(id);
  const mark = <T extends { id: string }>(one: T) =>
    isNamed(one) ? { ...one, review: { status: 'reviewed' as const, reviewer } } : one;
  const report = (file: string, marked: readonly { id: string }[]) =>
    console.log(`${file}: ${marked.map(({ id }) => id).join(', ')} reviewed by ${reviewer}`);
  for (const { name, bank } of files) {
    const marked = bank.items.filter(isNamed);
    if (marked.length === 0) continue;
    await writeBankFile(directory, { name, bank: { ...bank, items: bank.items.map(mark) } });
    report(name, marked);
  }
  for (const { name, reference } of references) {
    const marked = reference.entries.filter(isNamed);
    if (marked.length === 0) continue;
    const entries = reference.entries.map(mark);
    await writeReferenceFile(directory, { name, reference: { ...reference, entries } });
    report(name, marked);
  }
  return 0;
};

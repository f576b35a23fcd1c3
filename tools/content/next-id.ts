import type { SourceFile } from './source-file.ts';
import { bankDomains } from '@revisoins/assessment';

/** The prefix of the ids in a file, before '-001'. */
export function idPrefix({ bank }: SourceFile): string {
  if ('skill' in bank) return `c${String(bank.skill).padStart(2, '0')}`;
  const first = bank.items[0]?.id;
  if (first !== undefined) return first.slice(0, first.lastIndexOf('-'));
  return bankDomains.find(({ title }) => title === bank.domain)?.slug ?? 'exam';
}

/**
 * The next free id of a file. `everGiven` includes ids that are no longer in the file: a removed item's id is
 * not reused.
 */
export function nextId(file: SourceFile, everGiven: readonly string[]): string {
  const prefix = idPrefix(file);
  const taken = [...file.bank.items.map(({ id }) => id), ...everGiven]
    .filter((id) => id.slice(0, id.lastIndexOf('-')) === prefix)
    .map((id) => Number(id.slice(-3)));
  return `${prefix}-${String(Math.max(0, ...taken) + 1).padStart(3, '0')}`;
}

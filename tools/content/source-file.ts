import type { BankFile, BankItem } from '@revisoins/assessment/bank';

/** A file of the bank that has the right form. */
export interface SourceFile {
  /** Below `content/`, with forward slashes: 'skills/comp-08.json'. */
  readonly name: string;
  readonly bank: BankFile;
}

export interface SourceItem {
  readonly file: string;
  readonly item: BankItem;
}

export function listItems(files: readonly SourceFile[]): SourceItem[] {
  return files.flatMap(({ name, bank }) => bank.items.map((item) => ({ file: name, item })));
}

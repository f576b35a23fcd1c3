import type { BankFile, BankItem } from '@revisoins/assessment/bank';

/** A valid file of the bank. */
export interface SourceFile {
  /** Relative to `content/`, with forward slashes: 'skills/comp-08.json'. */
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

/** Whether it is an item of the exam, which is secret. */
export const isExam = ({ file }: SourceItem) => file.startsWith('exam/');

import { optionIds } from '@revisoins/assessment';
import type { BankItem } from '@revisoins/assessment/bank';
import { metadataColumns, toMetadataCells } from './metadata-cells.ts';
import { formatTableCell } from './table-cell.ts';
import type { Language } from '../wording-texts.ts';

/** The columns of a spreadsheet: one row is one item in one language. */
export const columns = [
  'id',
  'lang',
  'version',
  'difficulty',
  'fallback',
  'objective',
  ...metadataColumns,
  'reviewer',
  'key',
  'stem',
  'table',
  'a',
  'a_rationale',
  'b',
  'b_rationale',
  'c',
  'c_rationale',
  'd',
  'd_rationale',
  'explanation',
] as const;
export type Column = (typeof columns)[number];

/** The cells of a row; a missing one leaves an existing item's field unchanged. */
export type Row = Partial<Record<Column, string>>;

export interface NumberedRow {
  /** The line of the source file, from 1. */
  readonly line: number;
  readonly row: Row;
}

export interface Fault {
  readonly line: number;
  readonly message: string;
}

/** The result of reading a teacher's file; faults name the line. */
export interface ReadRows {
  readonly rows: NumberedRow[];
  readonly faults: Fault[];
}

export function toRow(item: BankItem, language: Language): Record<Column, string> {
  const { stem, table, options, explanation } = item[language];
  const cells: Row = {
    id: item.id,
    lang: language,
    version: String(item.version),
    difficulty: item.difficulty,
    fallback: item.fallback === undefined ? '' : String(item.fallback),
    objective: item.objective[language],
    ...toMetadataCells(item),
    reviewer: item.review.reviewer ?? '',
    key: item.key,
    stem,
    table: formatTableCell(table),
    explanation,
  };
  for (const id of optionIds) {
    cells[id] = options[id].text;
    cells[`${id}_rationale`] = options[id].rationale;
  }
  return cells as Record<Column, string>;
}

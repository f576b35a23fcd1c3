import type { StemTable } from '@revisoins/assessment';
import { formatPiped, parsePiped } from './piped-lines.ts';

/**
 * The table of a stem in one cell: its caption, its columns, then a line for each row. Empty without a table.
 */
export function formatTableCell(table: StemTable | undefined): string {
  return table === undefined ? '' : formatPiped([[table.caption], table.columns, ...table.rows]);
}

/**
 * The table in the cell, not yet validated; undefined for an empty cell, which means that there is no table.
 */
export function draftTable(cell: string): StemTable | undefined {
  const [caption = [], columns = [], ...rows] = parsePiped(cell);
  if (caption.length === 0) return undefined;
  // A first line with several texts holds the columns: the schema then reports the missing caption.
  return caption.length === 1
    ? { caption: caption[0] ?? '', columns, rows }
    : { caption: '', columns: caption, rows: [columns, ...rows] };
}

import type { Fault } from './row.ts';

export interface Record {
  /** From 1: where the record begins. */
  readonly line: number;
  readonly cells: string[];
}

/** Comma-separated, quoted where needed, with the mark by which spreadsheets know UTF-8. */
export function formatCsv(records: readonly (readonly string[])[]): string {
  const lines = records.map((cells) => cells.map(quote).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quote(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * The records of a CSV file; commas, semicolons (as spreadsheets save in French) or tabs, as its first line shows.
 * Empty lines are left out.
 */
export function parseCsv(text: string): { records: Record[]; faults: Fault[] } {
  const source = text.replace(/^\uFEFF/, '');
  const separator = findSeparator(source);
  const records: Record[] = [];
  let line = 1;
  let start = 1;
  let cells: string[] = [];
  let cell = '';
  let quotedSince = 0;
  const endRecord = () => {
    cells.push(cell);
    if (cells.length > 1 || cells[0] !== '') records.push({ line: start, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at];
    if (character === '\n') line += 1;
    if (quotedSince > 0) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') cell += source[(at += 1)];
      else quotedSince = 0;
    } else if (character === '"' && cell === '') quotedSince = line;
    else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n' || (character === '\r' && source[at + 1] === '\n')) {
      if (character === '\r') line += Number(source[(at += 1)] === '\n');
      endRecord();
      start = line;
    } else cell += character;
  }
  if (quotedSince > 0) return { records, faults: [{ line: quotedSince, message: 'a quotation mark is not closed' }] };
  endRecord();
  return { records, faults: [] };
}

function findSeparator(source: string): string {
  const header = source.split('\n', 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].toSorted((one, two) => count(two) - count(one))[0] ?? ',';
}

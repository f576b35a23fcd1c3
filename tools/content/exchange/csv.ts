import Papa from 'papaparse';
import type { Fault } from './row.ts';

export interface Record {
  /** The line where the record begins, from 1. */
  readonly line: number;
  readonly cells: string[];
}

/** Comma-separated, quoted where needed, with a byte order mark for spreadsheets. */
export function formatCsv(records: readonly (readonly string[])[]): string {
  return `\uFEFF${Papa.unparse(records as string[][])}\r\n`;
}

const quotationFaults: { [code: string]: string } = {
  MissingQuotes: 'a quotation mark is not closed',
  InvalidQuotes: 'a quotation mark inside of a quoted cell is not doubled',
};

const breaksIn = (text: string) => text.split('\n').length - 1;

/**
 * The records of a CSV file, separated by commas, semicolons (as spreadsheets save in French) or tabs, as in
 * its first line. Empty lines are skipped. Reading stops at a wrong quotation mark.
 */
export function parseCsv(text: string): { records: Record[]; faults: Fault[] } {
  const source = text.replace(/^\uFEFF/, '');
  const records: Record[] = [];
  const faults: Fault[] = [];
  let line = 1;
  let start = 0;
  Papa.parse<string[]>(source, {
    delimiter: findSeparator(source),
    step({ data: cells, errors, meta: { cursor } }) {
      if (errors[0]) faults.push({ line, message: quotationFaults[errors[0].code] ?? errors[0].message });
      else if (cells.length > 1 || cells[0] !== '') records.push({ line, cells });
      line += breaksIn(source.slice(start, cursor));
      start = cursor;
    },
  });
  return { records, faults };
}

function findSeparator(source: string): string {
  const header = source.split('\n', 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].toSorted((one, two) => count(two) - count(one))[0] ?? ',';
}

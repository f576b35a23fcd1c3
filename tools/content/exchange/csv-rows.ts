import { formatCsv, parseCsv } from './csv.ts';
import { type Column, type Fault, type NumberedRow, type ReadRows, type Row, columns } from './row.ts';

export function csvFromRows(rows: readonly Record<Column, string>[]): string {
  return formatCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
}

/** Columns are identified by their names in the first line, in any order. */
export function rowsFromCsv(text: string): ReadRows {
  const { records, faults } = parseCsv(text);
  const [header, ...body] = records;
  if (!header) return { rows: [], faults: [{ line: 1, message: 'the file is empty' }, ...faults] };
  const names = header.cells.map((name) => name.trim().toLowerCase());
  const unknown = names.filter((name) => !isColumn(name));
  const missing = (['id', 'lang'] as const).filter((name) => !names.includes(name));
  if (unknown.length + missing.length > 0) {
    const message = `the first line must name columns; not known: ${unknown.join(', ') || 'none'}; missing: ${missing.join(', ') || 'none'}; there are ${columns.join(', ')}`;
    return { rows: [], faults: [{ line: 1, message }, ...faults] };
  }
  const crooked = body.filter(({ cells }) => cells.length !== names.length);
  const wrongLength = crooked.map(({ line, cells }): Fault => ({
    line,
    message: `has ${cells.length} cells, the first line has ${names.length}`,
  }));
  const rows = body
    .filter((record) => !crooked.includes(record))
    .map(({ line, cells }): NumberedRow => ({ line, row: toRow(names, cells) }));
  return { rows, faults: [...wrongLength, ...faults] };
}

function isColumn(name: string): name is Column {
  return (columns as readonly string[]).includes(name);
}

function toRow(names: readonly string[], cells: readonly string[]): Row {
  const row: Row = {};
  for (const [index, name] of names.entries()) if (isColumn(name)) row[name] = cells[index]?.trim() ?? '';
  return row;
}

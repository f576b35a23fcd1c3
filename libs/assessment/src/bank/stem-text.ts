// Imports nothing: a copy of this file is deployed with the functions (tools/generated).

/** The data of a stem: the first cell of a row says what the row is about. */
export interface StemTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * A stem with its table as one text, as it is read aloud: the stem, the caption, then row by row, each cell
 * after the heading of its column. What identifies, compares or quotes a question takes this.
 * `private.stem_text` is the same in SQL.
 */
export function stemText(stem: string, table?: StemTable | undefined): string {
  if (table === undefined) return stem;
  const rows = table.rows.map(([head = '', ...cells]) =>
    [head, ...cells.map((cell, index) => `${table.columns[index + 1] ?? ''} ${cell}`)].join(', '),
  );
  return [stem, ...[table.caption, ...rows].map((text) => `${text}.`)].join(' ');
}

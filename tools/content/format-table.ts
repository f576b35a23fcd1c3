import type { StemTable } from '@revisoins/assessment';

/**
 * Columns of equal width: the first ones, which are names, to the left, and the numbers after them to the
 * right.
 */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  names: number,
): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column < names ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [header, ...rows].map(line).join('\n');
}

/** The table of a stem in lines, its caption first; none where there is no table. */
export function formatStemTable(table: StemTable | undefined): string[] {
  if (table === undefined) return [];
  const lines = formatTable(table.columns, table.rows, table.columns.length).split('\n');
  return ['', `   ${table.caption}`, ...lines.map((line) => `   ${line.trimEnd()}`), ''];
}

type Cell = string | number;

/** A spreadsheet runs what begins like a formula: an apostrophe before it makes it a text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function written(cell: Cell, separator: string): string {
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), with the mark that lets spreadsheets read accents. */
export function toCsv(rows: readonly (readonly Cell[])[], separator: ',' | ';'): string {
  return `\uFEFF${rows.map((row) => row.map((cell) => written(cell, separator)).join(separator)).join('\r\n')}\r\n`;
}

import Papa from 'papaparse';

/** Rows as CSV (RFC 4180), with the mark that lets spreadsheets read accents. What a spreadsheet would run becomes a text. */
export function toCsv(rows: readonly (readonly (string | number)[])[], separator: ',' | ';'): string {
  return `\uFEFF${Papa.unparse(rows as unknown[][], { delimiter: separator, escapeFormulae: true })}\r\n`;
}

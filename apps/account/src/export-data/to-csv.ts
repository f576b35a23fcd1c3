import Papa from 'papaparse';

/**
 * Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read accents. Text that a spreadsheet
 * would run as a formula is escaped.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[], separator: ',' | ';'): string {
  return `\uFEFF${Papa.unparse(rows as unknown[][], { delimiter: separator, escapeFormulae: true })}\r\n`;
}

import type { StemTable } from '@revisoins/assessment';
import { plainFromHtml } from './plain-from-html.ts';
import { formatTableCell } from './table-cell.ts';

/** What HTML would read otherwise: its own characters, and white space other than a single space. */
const special = /[&<>\t\r\n]|(?<=\s) /gu;
const escapeHtml = (text: string) => text.replace(special, (found) => `&#${found.charCodeAt(0)};`);

/** A stem and its table as HTML, for Moodle to show. */
export function htmlFromStem(stem: string, { caption, columns, rows }: StemTable): string {
  const row = (cells: readonly string[], headings: number) =>
    `<tr>${cells
      .map((cell, index) =>
        index < headings ? `<th>${escapeHtml(cell)}</th>` : `<td>${escapeHtml(cell)}</td>`,
      )
      .join('')}</tr>`;
  return [
    `<p>${escapeHtml(stem)}</p><table><caption>${escapeHtml(caption)}</caption>`,
    `<thead>${row(columns, columns.length)}</thead>`,
    `<tbody>${rows.map((cells) => row(cells, 1)).join('')}</tbody></table>`,
  ].join('');
}

type Read = { readonly stem: string; readonly table: string } | { readonly fault: string };

/**
 * The stem and the cell of its table, from HTML as this or Moodle's editor writes it; null when it is not
 * text and a table.
 */
export function stemFromHtml(html: string): Read {
  const [, before = '', inside = '', after = ''] =
    /^(.*?)<table(?:\s[^<>]*)?>(.*)<\/table>(.*)$/is.exec(html) ?? [];
  const stem = plainFromHtml(before);
  if (stem === null || plainFromHtml(after) !== '') return { fault: 'the stem must be text, then one table' };
  const captioned = /^\s*<caption(?:\s[^<>]*)?>(.*?)<\/caption>(.*)$/is.exec(inside);
  const caption = plainFromHtml(captioned?.[1] ?? '');
  if (!captioned || caption === null || caption === '')
    return { fault: 'the table of the stem has no caption: give it one' };
  const body = (captioned[2] ?? '').replace(/<\/?(?:thead|tbody|tfoot)(?:\s[^<>]*)?>/gi, '');
  const lines = splitElements(body, 'tr').map((row) => splitElements(row, 't[hd]').map(plainFromHtml));
  const isPlain = (cells: (string | null)[]): cells is string[] => !cells.includes(null);
  if (/\s(?:col|row)span\s*=/i.test(body) || !lines.every(isPlain))
    return { fault: 'the table of the stem holds more than rows of plain cells: write it again' };
  const [columns = [], ...rows] = lines;
  return { stem, table: formatTableCell({ caption, columns, rows }) };
}

/** The content of each element with this name. */
function splitElements(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}(?:\\s[^<>]*)?>(.*?)</${name}>`, 'gis'))].map(
    ([, inside = '']) => inside,
  );
}

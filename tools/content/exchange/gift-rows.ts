import { optionIds } from '@revisoins/assessment';
import { escapeGift, escapeGiftHtml, unescapeGift } from './gift-text.ts';
import { parseGiftQuestion } from './gift-question.ts';
import { metadataColumns } from './metadata-cells.ts';
import { type Column, type Fault, type NumberedRow, type ReadRows, type Row } from './row.ts';
import { htmlFromStem } from './stem-html.ts';
import { draftTable } from './table-cell.ts';

/** Fields that GIFT does not have are stored in comments, which Moodle ignores. */
const noted = [
  'version',
  'difficulty',
  'fallback',
  'objective',
  ...metadataColumns,
  'reviewer',
] as const satisfies readonly Column[];

/**
 * Questions for Moodle: rationales become the options' feedback, and the explanation becomes the question's.
 */
export function giftFromRows(rows: readonly Record<Column, string>[]): string {
  return rows.map(formatQuestion).join('\n');
}

function formatQuestion(row: Record<Column, string>): string {
  const notes = noted
    .filter((name) => row[name] !== '')
    .map((name) => `// ${name}: ${escapeGift(row[name])}`);
  const options = optionIds.map(
    (id) => `\t${id === row.key ? '=' : '~'}${escapeGift(row[id])}#${escapeGift(row[`${id}_rationale`])}`,
  );
  return [
    ...notes,
    `::${escapeGift(row.id)} ${row.lang}::${escapeStem(row)} {`,
    ...options,
    `\t####${escapeGift(row.explanation)}`,
    '}',
    '',
  ].join('\n');
}

function escapeStem({ stem, table: cell }: Record<Column, string>): string {
  const table = draftTable(cell);
  return table === undefined ? escapeGift(stem) : escapeGiftHtml(htmlFromStem(stem, table));
}

/**
 * Reads multiple-choice questions with four options, whose titles are an id and a language: '::c08-001 fr::'.
 */
export function rowsFromGift(text: string): ReadRows {
  const rows: NumberedRow[] = [];
  const faults: Fault[] = [];
  for (const { line, lines } of splitBlocks(text.replace(/^\uFEFF/, ''))) {
    const comments = lines.filter((one) => one.startsWith('//'));
    const question = lines.filter((one) => !one.startsWith('//') && !one.startsWith('$CATEGORY')).join('\n');
    if (question === '') continue;
    const parsed = parseGiftQuestion(question);
    if ('fault' in parsed) faults.push({ line, message: parsed.fault });
    else rows.push({ line, row: { ...readNotes(comments), ...parsed.row } });
  }
  return { rows, faults };
}

function readNotes(comments: readonly string[]): Row {
  const row: Row = {};
  for (const comment of comments) {
    const [, name, value = ''] = /^\/\/ *([a-z_]+): (.*)$/s.exec(comment) ?? [];
    const column = noted.find((one) => one === name);
    const text = unescapeGift(value);
    if (column && text !== null) row[column] = text;
  }
  return row;
}

/** Empty lines separate the questions. */
function splitBlocks(text: string): { line: number; lines: string[] }[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let open = false;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.replace(/\r$/, '');
    if (line.trim() === '') open = false;
    else if (open) blocks.at(-1)?.lines.push(line);
    else {
      blocks.push({ line: index + 1, lines: [line] });
      open = true;
    }
  }
  return blocks;
}

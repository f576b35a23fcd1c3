import type { Language } from '../../_shared/language.schema.ts';
import { askedPassage, writeAsked } from './asked-sentences.ts';
import type { Judged } from './judged.ts';
import { plain } from './plain.ts';
import type { Wording } from './search-entries.ts';

/** The rest of an entry, beyond the reply. */
export interface More {
  readonly paragraphs: readonly string[];
  readonly steps: readonly string[];
  readonly table: Wording['table'] | undefined;
}

export interface EntryReply {
  /** One or two sentences that make sense on their own when read aloud. */
  readonly reply: string;
  readonly more: More | undefined;
}

const MOST_ROWS = 3;

/**
 * What an entry answers to a question, and the rest of it separately. The requested rows of its table are the
 * reply, unless the short answer already contains them.
 */
export function replyFrom(judged: Judged, question: string, language: Language): EntryReply {
  const { title, short, more = [], steps = [], table } = judged.entry.wording;
  const [row, ...rows] = writeRows(judged, language) ?? [];
  const asked = row === undefined ? [] : [`${title}${colon(language)} ${row}`, ...rows];
  const reply = writeAsked(question, judged, asked);
  const paragraphs = [short, ...more].filter((text) => !reply.includes(text));
  const hasMore = paragraphs.length > 0 || steps.length > 0 || table !== undefined;
  return { reply, more: hasMore ? { paragraphs, steps, table } : undefined };
}

/** The part of an entry that comes closest to a question, in one or two sentences. */
export const passageFrom = (judged: Judged, question: string, language: Language): string =>
  writeRows(judged, language)?.join(' ') ?? askedPassage(question, judged);

function writeRows({ entry: { wording }, rows }: Judged, language: Language): string[] | undefined {
  const { short, table } = wording;
  if (table === undefined) return undefined;
  const asked = rows.map((row) => table.rows[row] ?? []);
  const isUnmentioned = asked.some(([head = '']) => !plain(short).includes(plain(head)));
  if (!isUnmentioned || asked.length > MOST_ROWS) return undefined;
  return asked.map((row) => writeRow(table.columns, row, language));
}

/** 'bid: 2 times a day.' With several cells, each has the name of its column. */
function writeRow(
  columns: readonly string[],
  [head = '', ...cells]: readonly string[],
  language: Language,
): string {
  const named = cells.map((cell, at) =>
    cells.length === 1 ? cell : `${columns[at + 1]?.toLowerCase()}${colon(language)} ${cell}`,
  );
  return `${head}${colon(language)} ${named.join('; ')}.`;
}

const colon = (language: Language) => (language === 'fr' ? '\u00a0:' : ':');

import type { Language } from '../../_shared/language.schema.ts';
import { askedPassage, writeAsked } from './asked-sentences.ts';
import type { Judged } from './judged.ts';
import { plain } from './plain.ts';
import type { Wording } from './search-entries.ts';
import type { SecondPart } from './two-parts.ts';
import { splitText } from './sentences.ts';

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
function replyFrom(judged: Judged, question: string, language: Language): EntryReply {
  const { title } = judged.entry.wording;
  const [row, ...rows] = writeRows(judged, language) ?? [];
  const asked = row === undefined ? [] : [`${title}${colon(language)} ${row}`, ...rows];
  const reply = writeAsked(question, judged, asked);
  return { reply, more: moreThan(reply, judged.entry.wording) };
}

/** What an entry says beyond a reply. */
function moreThan(reply: string, { short, more = [], steps = [], table }: Wording): More | undefined {
  const paragraphs = [short, ...more].filter((text) => !reply.includes(text));
  const hasMore = paragraphs.length > 0 || steps.length > 0 || table !== undefined;
  return hasMore ? { paragraphs, steps, table } : undefined;
}

/** How many sentences answer each of two parts of a question. */
const MOST_OF_PART = 2;

/** What two entries answer to the two parts of a question: the first sentences of each; more of the first. */
export function replyToParts(
  judged: Judged,
  question: string,
  second: SecondPart | undefined,
  language: Language,
): EntryReply {
  const first = replyFrom(judged, question, language);
  if (second === undefined) return first;
  const parts = [first.reply, replyFrom(second.best, second.asking, language).reply].map((part) =>
    splitText(part).slice(0, MOST_OF_PART).join(' '),
  );
  return { reply: parts.join(' '), more: moreThan(parts[0] ?? '', judged.entry.wording) };
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

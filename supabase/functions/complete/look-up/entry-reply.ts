import type { Language } from '../../_shared/language.schema.ts';
import type { Judged } from './judge-entries.ts';
import { plain } from './plain.ts';
import { splitWords } from './read-concepts.ts';
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
/** How much more of the question another text must cover to be given instead of the short answer. */
const LEAST_GAIN = 1;
/** The weight, in a paragraph, of a word that occurs in another name of the entry. */
const ANOTHER_NAME = 0.5;

/**
 * The short answer of an entry and, separately, the rest. If another paragraph or rows of its table cover the
 * question and the short answer does not, these become the reply.
 */
export function replyFrom({ entry: { wording }, rows, subjects }: Judged, language: Language): EntryReply {
  const { short, more = [], steps = [], table } = wording;
  const asked = table === undefined ? [] : rows.map((row) => table.rows[row] ?? []);
  const unmentioned = asked.filter(([head = '']) => !plain(short).includes(plain(head)));
  const isRow = table !== undefined && unmentioned.length > 0 && asked.length <= MOST_ROWS;
  // The short answer already contains the requested rows.
  const isMentioned = asked.length > 0 && unmentioned.length === 0;
  const closest = isMentioned ? short : closestText([short, ...more], weighSubjects(wording, subjects));
  const reply = isRow
    ? `${wording.title}${colon(language)} ${asked.map((row) => writeRow(table.columns, row, language)).join(' ')}`
    : closest;
  const paragraphs = [short, ...more].filter((text) => text !== reply);
  const hasMore = paragraphs.length > 0 || steps.length > 0 || table !== undefined;
  return { reply, more: hasMore ? { paragraphs, steps, table } : undefined };
}

/** What the question asks beyond the title; the short answer covers the title, whatever its words. */
function weighSubjects({ title, terms }: Wording, subjects: Judged['subjects']): Judged['subjects'] {
  const [titled, named] = [[title], terms].map((names) => names.map((name) => splitWords(plain(name))));
  const isIn = (ways: readonly (readonly string[])[], names: readonly string[][] = []) =>
    ways.some((way) => names.some((words) => isSaid(way, words)));
  return subjects
    .filter(({ ways }) => !isIn(ways, titled))
    .map(({ ways, weight }) => ({ ways, weight: isIn(ways, named) ? weight * ANOTHER_NAME : weight }));
}

/** The text that covers most of the question; the first one among equals. */
function closestText(texts: readonly string[], subjects: Judged['subjects']): string {
  const words = texts.map((text) => ({ text, words: splitWords(plain(text)) }));
  const weigh = (said: readonly string[]) =>
    subjects.reduce((sum, { ways, weight }) => sum + (ways.some((way) => isSaid(way, said)) ? weight : 0), 0);
  return words.reduce((best, one) => (weigh(one.words) > weigh(best.words) + LEAST_GAIN ? one : best)).text;
}

/** Every stem begins one of the words. */
const isSaid = (way: readonly string[], words: readonly string[]) =>
  way.every((stem) => words.some((word) => word.startsWith(stem)));

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

import type { Language } from '../_shared/language.schema.ts';
import type { FoundEntry } from './look-up/search-entries.ts';
import { passageFrom, type More } from './look-up/entry-reply.ts';
import type { Judged } from './look-up/judged.ts';

/** The answer of the quick reference to a question. */
export interface Answer {
  /** In one or two sentences. */
  readonly reply: string;
  readonly more: More | undefined;
  readonly subject: string;
  /** The entry that answers, then others that speak of the same. */
  readonly passages: readonly FoundEntry[];
  /** How many of them the reply is made of. */
  readonly answering: number;
}

export interface Source {
  readonly id: string;
  readonly topic: string;
  readonly title: string;
  readonly reviewed: boolean;
  readonly skills: readonly number[];
}

/** An entry that may have been meant, with what it says that comes closest to the question. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  readonly passage: string;
}

export interface Completion {
  readonly outcome: 'answer';
  readonly reply: string;
  /** It contains help lines: it must not be read out loud unasked. */
  readonly help?: true;
  readonly more?: More;
  readonly sources: readonly Source[];
  readonly choices: readonly [];
  readonly subject: string;
}

/** The other fields of a reply that answers no course question. */
export const nothing = { outcome: 'other', sources: [], choices: [], subject: '' } as const;

/** A part of a reply; help lines must not be read out loud unasked. */
export interface Piece {
  readonly text: string;
  readonly help?: true;
}

/** The passages that a written answer cites, numbered from 1; undefined when its text cannot be used. */
export interface Written {
  readonly cites: readonly number[] | undefined;
}

type Pieces<Whole> = AsyncGenerator<Piece, Whole>;

/**
 * The parts of a reply as they arrive, the caution and the warning first, then the whole reply with its
 * sources. A text without citations is replaced by the entry's own.
 */
export async function* inPieces(
  answer: Answer,
  written: AsyncGenerator<string, Written>,
  caution?: string,
  warning?: string,
): Pieces<Completion> {
  const help = caution === undefined ? {} : { help: true as const };
  const before = [caution, warning]
    .filter((part) => part !== undefined)
    .map((part) => `${part} `)
    .join('');
  if (before !== '') yield { text: before, ...help };
  let words = '';
  let part = await written.next();
  for (; !part.done; part = await written.next()) {
    words += part.value;
    yield { text: part.value };
  }
  const { cites } = part.value;
  const isOwn = cites === undefined || words === answer.reply;
  // The entry's own text is shown below the model's.
  const more = isOwn ? answer.more : withParagraph(answer.reply, answer.more);
  const cited =
    cites === undefined
      ? answer.passages.slice(0, answer.answering)
      : cites.flatMap((number) => answer.passages[number - 1] ?? []);
  return {
    outcome: 'answer',
    reply: (before + (cites === undefined ? answer.reply : words)).trim(),
    ...help,
    ...(more && { more }),
    sources: cited.map(toSource),
    choices: [],
    subject: answer.subject,
  };
}

export const toSource = ({ id, topic, wording, reviewed, skills }: FoundEntry): Source => ({
  id,
  topic,
  reviewed,
  skills,
  title: wording.title,
});

export const toChoices = (entries: readonly Judged[], asking: string, language: Language): Choice[] =>
  entries.map((judged) => ({
    id: judged.entry.id,
    title: judged.entry.wording.title,
    passage: passageFrom(judged, asking, language),
  }));

const withParagraph = (text: string, more: More | undefined): More => ({
  paragraphs: [text, ...(more?.paragraphs ?? [])],
  steps: more?.steps ?? [],
  table: more?.table,
});

export async function readCompletion<Whole>(pieces: Pieces<Whole>): Promise<Whole> {
  for (;;) {
    const piece = await pieces.next();
    if (piece.done) return piece.value;
  }
}

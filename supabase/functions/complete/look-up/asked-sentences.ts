import { askedAspects, asksHow, asksSense } from './asked-aspect.ts';
import type { Judged } from './judged.ts';
import type { FoundEntry } from './search-entries.ts';
import {
  isAnaphoric,
  joinSentences,
  LEAST_GAIN,
  readParagraph,
  readSentence,
  readShort,
  readSteps,
  type Sentence,
} from './sentences.ts';

/** Beside the short answer, as many sentences of an entry make a reply; */
const MOST_BESIDE = 2;
/** and so many characters in all, which take half a minute to read aloud. */
const MOST_CHARACTERS = 520;
/** The part of an entry that is shown beside others. */
const MOST_OF_PASSAGE = 340;
/** The weight of a word that the title has, as a share: all of the entry is about it; */
const OF_TITLE = 0.25;
/** of one in another name of the entry; */
const OF_NAME = 0.5;
/** of one in such a name that the short answer does not say: a part of the entry is about it; */
const OF_PART = 0.8;
/** and the whole weight of one that names an aspect, such as 'measure'. */
const OF_SIDE = 1.5;
/** What steps are worth where it is asked how something is done. */
const OF_STEPS = 1;

/** Something that is asked of an entry. */
interface Wanted {
  readonly weight: number;
  /** It is a word of the question, not an aspect. */
  readonly isWord: boolean;
  /** It is a kind of thing: a reason, a number, who does it. */
  readonly isAspect?: boolean;
  /** It is asked of nothing but what the entry is about. */
  readonly isOfWhole?: boolean;
  /** So it is by the other names of the entry, not by its title. */
  readonly isOfNames?: boolean;
  readonly isIn: (said: Sentence) => boolean;
}

/** What a question asks of an entry: its words, and the kind of thing asked. */
function readWanted(question: string, { entry, asked }: Judged): Wanted[] {
  const { title, terms, short } = entry.wording;
  const titled = [readSentence(title)];
  const named = terms.map((term) => readSentence(term));
  const answered = readSentence(short);
  // 'Dehiscence and evisceration': a sentence may be about one of them alone.
  const isOfMany = /[,;:]|\s(?:et|ou|and|or)\s/.test(title);
  const words = asked
    .filter(({ ways }) => !ways.flat().every((word) => /^\d+$/.test(word)))
    .map(({ ways, weight, isSide }): Wanted => {
      const isIn = ({ words: said }: Sentence) => ways.some((way) => isSaid(way, said));
      const isTitled = titled.some(isIn) && !(isOfMany && !isIn(answered));
      const isNamed = named.some(isIn);
      const share = isTitled ? OF_TITLE : !isNamed ? 1 : isIn(answered) ? OF_NAME : OF_PART;
      return { isIn, isWord: true, weight: (isSide ? OF_SIDE : weight) * share };
    });
  const all = [...readShort(entry), ...readRest(entry)];
  const others = words.filter(({ isIn }) => !titled.some(isIn) && all.some(isIn));
  const areNamed = others.every(({ isIn }) => named.some(isIn));
  const aspects = askedAspects(question, title).map(({ mentioned, weight }): Wanted => {
    const isMentioned = (said: Sentence) => mentioned.test(said.plain);
    const isOfOther = (said: Sentence) => isMentioned(said) && others.some(({ isIn }) => isIn(said));
    // The reason for something else is not the one that was asked for.
    const isOfNames = others.length > 0 && areNamed && !all.some(isOfOther);
    const isOfWhole = others.length === 0 || isOfNames;
    const isIn = isOfWhole ? isMentioned : isOfOther;
    return { weight, isWord: false, isAspect: true, isOfWhole, isOfNames, isIn };
  });
  const steps = asksHow(question)
    ? [{ weight: OF_STEPS, isWord: false, isIn: (said: Sentence) => said.isStep }]
    : [];
  return [...words, ...aspects, ...steps];
}

/** The sentences beside the short answer. */
const readRest = (entry: FoundEntry): Sentence[] => [
  ...(entry.wording.more ?? []).flatMap(readParagraph),
  ...readSteps(entry),
];

/** Every stem begins one of the words. */
const isSaid = (way: readonly string[], words: readonly string[]) =>
  way.every((stem) => words.some((word) => word.startsWith(stem)));

const sum = (wanted: readonly Wanted[]) => wanted.reduce((all, { weight }) => all + weight, 0);
const gain = (wanted: readonly Wanted[], said: Sentence) => sum(wanted.filter(({ isIn }) => isIn(said)));

interface Room {
  readonly most: number;
  readonly characters: number;
}

/**
 * What share of the aspects asked about an entry has in its title, a sentence or a row; 0 where none is asked
 * about.
 */
export function saysAspects(question: string, judged: Judged): number {
  const { entry } = judged;
  const count = askedAspects(question, '').length;
  const others = readWanted(question, judged).filter(({ isAspect }) => isAspect);
  const rows = (entry.wording.table?.rows ?? []).map((row) => readSentence(row.join(' ')));
  const all = [...readShort(entry), ...readRest(entry), ...rows];
  const unsaid = others.filter(({ isOfNames, isIn }) => isOfNames || !all.some(isIn));
  return count === 0 ? 0 : 1 - unsaid.length / count;
}

/** Those that add most to what is said already, the best first. */
function pick(from: readonly Sentence[], wanted: readonly Wanted[], room: Room, left = wanted): Sentence[] {
  if (room.most === 0) return [];
  const words = wanted.filter(({ isWord }) => isWord);
  const kinds = wanted.filter(({ isOfWhole }) => isOfWhole);
  const best = from
    .filter(({ text }) => text.length <= room.characters)
    .filter((said) => words.some(({ isIn }) => isIn(said)) || kinds.some(({ isIn }) => isIn(said)))
    .map((said) => ({ said, gain: gain(left, said) }))
    .filter((one) => one.gain >= one.said.leastGain)
    .reduce((one, other) => (other.gain > one.gain + 0.01 ? other : one), { said: nothing, gain: 0 });
  if (best.said === nothing) return [];
  const others = from.filter((said) => said !== best.said);
  const rest = { most: room.most - 1, characters: room.characters - best.said.text.length };
  return [
    best.said,
    ...pick(
      others,
      wanted,
      rest,
      left.filter(({ isIn }) => !isIn(best.said)),
    ),
  ];
}

const nothing = readSentence('');

/**
 * The short answer of an entry, or the requested rows of its table, with the sentences of the rest that say
 * what these leave open. Where these say little of what is asked, the sentences come first.
 */
export function writeAsked(question: string, judged: Judged, rows: readonly string[] = []): string {
  const { short } = judged.entry.wording;
  const wanted = readWanted(question, judged);
  const base = rows.length > 0 ? rows.map((row) => readSentence(row)) : readShort(judged.entry);
  const from = [...(rows.length > 0 ? readParagraph(short) : []), ...readRest(judged.entry)];
  const left = wanted.filter(({ isIn }) => !base.some(isIn));
  const length = joinSentences(base).length;
  const room = { most: MOST_BESIDE, characters: MOST_CHARACTERS - length };
  const said = sum(wanted) - sum(left);
  const [best] = pick(from, wanted, { most: 1, characters: MOST_CHARACTERS });
  const isLittle =
    rows.length === 0 && best !== undefined && gain(wanted, best) > said + LEAST_GAIN && !asksSense(question);
  if (!isLittle) return joinSentences([...base, ...pick(from, wanted, room, left)]);
  const asked = pick(from, wanted, { most: MOST_BESIDE, characters: MOST_CHARACTERS });
  const taken = asked.reduce((all, { text }) => all + text.length, 0);
  const first = base.slice(0, 1);
  const opening = joinSentences(first);
  if (said > 0 && length + taken <= MOST_CHARACTERS) return joinSentences([...base, ...asked]);
  if (opening.length + taken > MOST_CHARACTERS) return joinSentences(asked);
  return joinSentences(isAnaphoric(opening) ? [...first, ...asked] : [...asked, ...first]);
}

/**
 * The sentences of an entry that say most of what is asked, with its short answer where there is room, or the
 * first sentence of that.
 */
export function askedPassage(question: string, judged: Judged): string {
  const short = readShort(judged.entry);
  const said = [...short, ...readRest(judged.entry)];
  const asked = pick(said, readWanted(question, judged), { most: 2, characters: MOST_OF_PASSAGE });
  const withAll = (others: readonly Sentence[]) =>
    joinSentences(said.filter((one) => asked.includes(one) || others.includes(one)));
  const fitting = [short, short.slice(0, 1)].map(withAll).find(({ length }) => length <= MOST_OF_PASSAGE);
  return fitting ?? (asked.length > 0 ? withAll([]) : withAll(short.slice(0, 1)));
}

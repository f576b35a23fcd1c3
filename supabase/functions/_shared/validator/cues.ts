import { type OptionId, optionIds } from '../assessment/bounds.ts';
import { type StemTable, stemText } from '../assessment/stem-text.ts';
import { firstWord, looksAlike, openingKind, PHRASE } from './cue-openings.ts';
import { type CueLanguage, lexicalCues } from './cue-words.ts';
import type { GeneratedItem } from './generated-item.schema.ts';

/** A cue that somebody notices who reads the options without the stem: one option stands out. */
export const cueNames = [
  'escalates',
  'hurries',
  'double',
  'justifies',
  'hedges',
  'absolute',
  'echo',
  'length',
  'number',
  'list',
  'opening',
  'full-stop',
  'article',
] as const;
export type CueName = (typeof cueNames)[number];

export interface Cue {
  readonly name: CueName;
  /** The option that stands out, with its feature or, when `lacks`, with the feature of the other three. */
  readonly option: OptionId;
  readonly lacks: boolean;
  readonly message: string;
}

/** One wording of an item with its key. */
export interface CuedItem {
  readonly stem: string;
  readonly table?: StemTable | undefined;
  readonly options: Readonly<Record<OptionId, { readonly text: string }>>;
  readonly key: OptionId;
}

/** The wording of a message: what one option does, what the other three do, and the remedy. */
const wordings: Record<CueName, { readonly has: string; readonly remedy: string }> = {
  escalates: {
    has: 'tells or calls somebody',
    remedy: 'let all four notify (whom, when, with which data) or none',
  },
  hurries: { has: 'says how urgent it is', remedy: 'say when in all four, or in the stem' },
  double: { has: 'joins two things', remedy: 'give all four one act, or all four two' },
  justifies: { has: 'gives a reason', remedy: 'give all four a reason, or leave it to the rationale' },
  hedges: { has: 'is hedged', remedy: 'say all four as firmly' },
  absolute: { has: 'is absolute', remedy: 'say all four as firmly' },
  echo: {
    has: 'repeats words of the stem',
    remedy: 'say it in other words, or let distractors repeat them too',
  },
  length: { has: 'differs in length', remedy: 'make the four as long as each other' },
  number: { has: 'holds a number', remedy: 'give all four a number, or none' },
  list: { has: 'is a list', remedy: 'let all four list as much, or none' },
  opening: { has: 'opens in another way', remedy: 'open all four in the same way, or each in its own' },
  'full-stop': { has: 'ends in a full stop', remedy: 'end all four alike' },
  article: { has: 'fits the article that ends the stem', remedy: 'let all four fit it' },
};

/** What sets one option apart from the other three, whether it is the key or not. Pure. */
export function findCues(item: CuedItem, language: CueLanguage): Cue[] {
  const texts = optionIds.map((id) => plain(item.options[id].text));
  const place = optionIds.indexOf(item.key);
  return [
    ...lexical(texts, place, language),
    ...echo(item, texts, place),
    ...length(texts, place),
    ...grain(texts, place),
    ...grammar(plain(item.stem), texts, place, language),
  ];
}

const plain = (text: string) => text.replaceAll('’', "'").replace(/[\u00a0\u202f]/gu, ' ');

interface Standing {
  /** Place of the option, from 0. */
  readonly place: number;
  readonly lacks: boolean;
}

/** The only one of four options that has a feature, or the only one that lacks it. */
function standsApart(has: readonly boolean[]): Standing | null {
  const count = has.filter(Boolean).length;
  if (count === 1) return { place: has.indexOf(true), lacks: false };
  return count === has.length - 1 ? { place: has.indexOf(false), lacks: true } : null;
}

/** Three options have the feature and a distractor lacks it: this does not lead to the key. */
const isOrdinary = ({ place, lacks }: Standing, key: number) => lacks && place !== key;

function cue(name: CueName, { place, lacks }: Standing, key: number, detail = wordings[name].has): Cue {
  const option = optionIds[place] ?? 'a';
  const who = `option ${option} (${place === key ? 'the key' : 'a distractor'})`;
  const says = lacks ? `every option ${detail} except ${who}` : `only ${who} ${detail}`;
  return { name, option, lacks, message: `${says}: ${wordings[name].remedy}` };
}

function lexical(texts: readonly string[], key: number, language: CueLanguage): Cue[] {
  return (Object.keys(lexicalCues) as (keyof typeof lexicalCues)[]).flatMap((name) => {
    const found = texts.map((text) => lexicalCues[name][language].exec(text)?.[0]);
    const standing = standsApart(found.map((match) => match !== undefined));
    if (!standing || isOrdinary(standing, key)) return [];
    const match = standing.lacks ? undefined : found[standing.place];
    const quoted = match === undefined ? '' : ` (“${match}”)`;
    return [cue(name, standing, key, wordings[name].has + quoted)];
  });
}

/** Long words by how they begin, so that endings do not matter. */
export function longWords(text: string): Set<string> {
  const found = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return new Set(found.map((word) => word.slice(0, 6)));
}

const ECHOED_WORDS = 2;

/** Only for the key: a distractor that repeats the stem does not lead to the key. */
function echo({ stem, table }: CuedItem, texts: readonly string[], key: number): Cue[] {
  const asked = longWords(plain(stemText(stem, table)));
  const shared = texts.map((text) => [...longWords(text)].filter((word) => asked.has(word)));
  const own = shared[key] ?? [];
  if (own.length < ECHOED_WORDS || shared.some((found, place) => place !== key && found.length > 0))
    return [];
  return [cue('echo', { place: key, lacks: false }, key, `repeats words of the stem (${own.join(', ')})`)];
}

/** Compared with the nearest other option; for a distractor only when the difference is obvious. */
const OUTSTANDING = { key: 1.3, distractor: 1.6 } as const;
/** Characters that options differ by at a glance, however short they are. */
const LEAST_DIFFERENCE = 8;

function length(texts: readonly string[], key: number): Cue[] {
  return texts.flatMap((text, place): Cue[] => {
    const others = texts.filter((_, other) => other !== place).map((other) => other.length);
    const limit = place === key ? OUTSTANDING.key : OUTSTANDING.distractor;
    const [shortest, longest] = [Math.min(...others), Math.max(...others)];
    if (text.length >= longest * limit && text.length - longest >= LEAST_DIFFERENCE)
      return [
        cue(
          'length',
          { place, lacks: false },
          key,
          `is much longer than the others (${text.length} characters, the next ${longest})`,
        ),
      ];
    if (text.length * limit <= shortest && shortest - text.length >= LEAST_DIFFERENCE)
      return [
        cue(
          'length',
          { place, lacks: false },
          key,
          `is much shorter than the others (${text.length} characters, the next ${shortest})`,
        ),
      ];
    return [];
  });
}

/** Numbers that are names: emergency and information lines, a letter with its number (N95, B12). */
const numberedNames = /\b(?:911|811|9-8-8|1[ -]8\d\d[ -][\d A-Z-]+|\p{Lu}\d+)/gu;
const list = /,[^,]+(?:,| et | ou | and | or )/u;

function grain(texts: readonly string[], key: number): Cue[] {
  const numbers = standsApart(texts.map((text) => /\d/u.test(text.replace(numberedNames, ''))));
  const lists = standsApart(texts.map((text) => list.test(text)));
  return [
    ...(numbers?.place === key ? [cue('number', numbers, key)] : []),
    ...(lists?.place === key ? [cue('list', lists, key)] : []),
  ];
}

function grammar(stem: string, texts: readonly string[], key: number, language: CueLanguage): Cue[] {
  const stops = standsApart(texts.map((text) => /[.!]$/u.test(text)));
  return [
    ...opening(texts, key, language),
    ...(stops ? [cue('full-stop', stops, key)] : []),
    ...article(stem, texts, key, language),
  ];
}

/** Three options begin alike, with the same word or the same kind of word, and one does not. */
function opening(texts: readonly string[], key: number, language: CueLanguage): Cue[] {
  const kinds = texts.map((text) => openingKind(text, language));
  const oddKind = oddOne(kinds);
  const others = kinds.find((_, place) => place !== oddKind) ?? PHRASE;
  if (oddKind !== null && !looksAlike(kinds[oddKind] ?? PHRASE, others)) {
    return [
      cue(
        'opening',
        { place: oddKind, lacks: false },
        key,
        `opens with ${kinds[oddKind]}, the others with ${others}`,
      ),
    ];
  }
  const openings = texts.map(firstWord);
  const odd = oddOne(openings);
  // A word that can begin any phrase does not count as a cue.
  const shared = openings.find((_, place) => place !== odd) ?? '';
  if (odd !== key || shared.length < 4) return [];
  return [cue('opening', { place: odd, lacks: false }, key, `does not open with “${shared}”`)];
}

/** The position of the option that differs from three equal ones. */
function oddOne(values: readonly string[]): number | null {
  const counts = Map.groupBy(values, (value) => value);
  if (counts.size !== 2) return null;
  const single = [...counts.values()].find((group) => group.length === 1)?.[0];
  return single === undefined ? null : values.indexOf(single);
}

/** A stem that ends in 'a', 'an', 'un' or 'une', which only one option can follow. */
function article(stem: string, texts: readonly string[], key: number, language: CueLanguage): Cue[] {
  const last = /(?<!\p{L})(an?|une?|le|la|les|des)\s*[:.…]*$/iu.exec(stem)?.[1]?.toLowerCase();
  if (last === undefined) return [];
  const fits = texts.map((text) => {
    if (language === 'en') return /^[aeiou]/iu.test(text) === (last === 'an');
    return firstWord(text).endsWith('s') === (last === 'les' || last === 'des');
  });
  const standing = standsApart(fits);
  return standing && !standing.lacks ? [cue('article', standing, key)] : [];
}

/** Whether one option of an item stands out in the item's original language. */
export function breaksCues(item: GeneratedItem): boolean {
  return findCues(item, 'fr').length > 0;
}

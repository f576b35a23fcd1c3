import type { Language } from '../../_shared/language.schema.ts';
import { isLittle, isSide, resembles } from './little-words.ts';
import { isSlip } from './is-slip.ts';
import { nameMishap } from './name-mishap.ts';
import { plain } from './plain.ts';
import { bounds } from '../../_shared/assessment/bounds.ts';
import { synonyms } from '../../_shared/assessment/synonyms.ts';

/** A concept that a question mentions, in any of several wordings; every word of a wording is required. */
export interface Concept {
  readonly ways: readonly (readonly string[])[];
  /** It names an aspect of a subject, such as its signs, and not a subject. */
  readonly isSide: boolean;
  /** Unless an entry has the word as it is typed, it is a misspelling of a word that names no subject. */
  readonly resembles?: 'little' | 'side' | undefined;
  /** It was asked about in the question before. */
  readonly isEarlier?: boolean | undefined;
}

interface Synonym {
  readonly said: readonly string[];
  /** An abbreviation that small letters would make a little word: it is only read in capitals. */
  readonly isCapital: boolean;
  readonly means: readonly (readonly string[])[];
}

/** Phrases that carry nothing about the subject, although their words might. */
const besides: Readonly<Record<Language, RegExp>> = {
  fr: /\bau qu[ée]bec\b|\barr[êe]te(?:nt)? pas de\b|\b(?:de |sur |à )?quel (?:bord|c[ôo]t[ée])(?!\p{L})|\ben premier(?: lieu)?\b|\bau début\b|\ben gros\b|\b(?:comme|en tant qu[e'’]?) ?(?:(?:une?|des) )?(?:[ée]tudiante?s?|stagiaires?)\b|\bdans (?:un|une|mon|ma) (?:\p{L}+ ){0,3}(?:scénario|mise en situation|simulation)\b/giu,
  en: /\bin qu[ée]bec\b|\bhow (?:deep|fast|high|hot|cold|big)\b(?=\s+(?:is|are|should|must|do|does|can|to|and)\b|\s*(?:[?.,]|$))|\bfirst\b(?! (?:aid|trimester|year|degree|hours?|care))|\bat first\b|\bas (?:a )?(?:nursing )?students?(?: nurses?)?\b|\bin (?:a|an|the|my|our) (?:\p{L}+ ){0,3}(?:scenario|simulation|case study)\b/giu,
};

const LONGEST = 5;
/** More than anybody needs. */
const [, MOST_WORDS] = bounds.searchWords;

const byFirst = new Map(
  (['fr', 'en'] as const).map((language) => [
    language,
    Map.groupBy(
      synonyms[language].flatMap(({ said, means }) =>
        said.map((phrase): Synonym => ({
          said: splitWords(phrase).map(plain),
          isCapital: phrase === phrase.toUpperCase() && isLittle(plain(phrase), language),
          means: means.map((one) => splitWords(one.toLowerCase())),
        })),
      ),
      ({ said }) => said[0] ?? '',
    ),
  ]),
);

/** Those that can be mistyped, the longest first. */
const mistypable = new Map(
  [...byFirst].map(([language, first]) => [
    language,
    [...first.values()]
      .flat()
      .filter(({ said, isCapital }) => !isCapital && said.some((word) => word.length >= 5))
      .toSorted((one, other) => other.said.length - one.said.length),
  ]),
);
/** Of words in any inflection: 'on pique', 'restraining'. */
const endings: Readonly<Record<Language, RegExp>> = {
  fr: /(?:er|ez|ent|ees?|es?|s)$/,
  en: /(?:ing|ed|es|e|s)$/,
};
/** A shorter word, or root, may belong to another word. */
const LEAST_INFLECTED = 5;
const LEAST_ROOT = 4;

function root(word: string, language: Language): string {
  const bare = word.replace(endings[language], '');
  return bare.length < LEAST_ROOT ? word : bare;
}

const isInflected = (said: readonly string[], plainWords: readonly string[], language: Language) =>
  said.every((word, index) => {
    const typed = plainWords[index] ?? '';
    if (typed === word) return true;
    return typed.length >= LEAST_INFLECTED && root(typed, language) === root(word, language);
  });

/** The shortest word that is known with one letter wrong, beside the other words of its phrase. */
const LEAST_IN_PHRASE = 5;

/** The words of a text, with their accents; 'S.A.R.M.' is one, 'l’enfant' two. */
export function splitWords(text: string): string[] {
  return text
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Every word to search for, those that were typed first. */
export function searchWords(concepts: readonly Concept[]): string[] {
  return [...new Set([...typedWords(concepts), ...concepts.flatMap(({ ways }) => ways.flat())])];
}

/** The words as they were typed, which may have slips. */
export function typedWords(concepts: readonly Concept[]): string[] {
  return [...new Set(concepts.flatMap(({ ways: [typed = []] }) => typed))];
}

/**
 * The concepts that a question mentions, in order. Question words are left out; empty when nothing remains.
 */
export function readConcepts(text: string, language: Language): Concept[] {
  const words = splitWords(nameMishap(text, language).replace(besides[language], ' '))
    .map((word) => withoutElision(word, language))
    .map((word, at, all) => ({ word, next: all[at + 1] }));
  const plainWords = words.map(({ word }) => plain(word));
  const concepts: Concept[] = [];
  let count = 0;
  for (let at = 0; at < words.length;) {
    const known = longestSynonym(
      words.slice(at).map(({ word }) => word),
      plainWords.slice(at),
      language,
    );
    const length = known?.said.length ?? 1;
    const said = words.slice(at, at + length);
    at += length;
    const telling = said
      .map(({ word }) => word.toLowerCase())
      .filter((word) => !isLittle(plain(word), language));
    const ways = [...(telling.length > 0 ? [telling] : []), ...(known?.means ?? [])];
    if (ways.length === 0) continue;
    const names = ways.every((way) => way.every((one) => isSide(plain(one), language)));
    if (known === undefined)
      ways.push(...otherSpellings(said[0]?.word ?? '', words[at - 2]?.word, said[0]?.next, language));
    count += ways.flat().length;
    if (count > MOST_WORDS) break;
    const [only = ''] = telling;
    concepts.push({
      ways,
      isSide: names,
      resembles: known === undefined && !names ? resembles(plain(only), language) : undefined,
    });
  }
  return concepts;
}

function longestSynonym(
  words: readonly string[],
  plainWords: readonly string[],
  language: Language,
): Synonym | undefined {
  const [first = ''] = plainWords;
  const exact = (byFirst.get(language)?.get(first) ?? [])
    .filter(
      ({ said, isCapital }) =>
        said.length <= LONGEST &&
        said.every((word, index) => plainWords[index] === word) &&
        (!isCapital || said.every((_, index) => words[index] === words[index]?.toUpperCase())),
    )
    .toSorted((one, other) => other.said.length - one.said.length)[0];
  const inflected = mistypable.get(language)?.find(({ said }) => isInflected(said, plainWords, language));
  if (inflected !== undefined && inflected.said.length > (exact?.said.length ?? 0)) return inflected;
  if (exact !== undefined && exact.said.length > 1) return exact;
  const slipped = mistypable.get(language)?.find(({ said }) => isMistyped(said, plainWords));
  if (slipped !== undefined && slipped.said.length > 1) return slipped;
  return exact ?? (isLittle(first, language) || isSide(first, language) ? undefined : slipped);
}

/** The words of a phrase in which one word, or the only one, is mistyped. */
function isMistyped(said: readonly string[], plainWords: readonly string[]): boolean {
  const [only = ''] = said;
  if (said.length === 1) return isSlip(plainWords[0] ?? '', only);
  const wrong = said.flatMap((word, at) => {
    const typed = plainWords[at] ?? '';
    return typed === word ? [] : [isSlip(typed, word, LEAST_IN_PHRASE)];
  });
  return wrong.length === 1 && wrong[0] === true;
}

/** 'Selles' has no elision: 's’elles' is never said. */
const elided = /^(?!selles?$)(?:[ldjmns]|qu)([aeiouyhàâéèêîïôœ]\p{L}{3,})$/u;

/** 'Ladulte' names no subject, as 'adulte' does not. */
function withoutElision(word: string, language: Language): string {
  const bare = language === 'fr' ? elided.exec(word)?.[1] : undefined;
  const isPlain = (one: string) => isLittle(plain(one), language) || isSide(plain(one), language);
  return bare !== undefined && isPlain(bare) && !isPlain(word) ? bare : word;
}

/** 'lheparine', 'disolement': typed without its apostrophe. 'pre eclampsia': typed, or dictated, in two. */
function otherSpellings(
  word: string,
  before: string | undefined,
  after: string | undefined,
  language: Language,
): string[][] {
  const bare = language === 'fr' ? elided.exec(word)?.[1] : undefined;
  const isPart = (one: string | undefined): one is string =>
    one !== undefined && !isLittle(plain(one), language);
  const joined = [
    ...(isPart(before) ? [before + word] : []),
    ...(isPart(after) ? [word + after] : []),
  ].filter((one) => /^\p{L}{6,20}$/u.test(one));
  // Their stems differ: 'usager', 'usagers'.
  const singular = language === 'fr' && /\p{L}{3}ers$/u.test(word) ? [word.slice(0, -1)] : [];
  return [...(bare === undefined ? [] : [bare]), ...singular, ...joined].map((one) => [one.toLowerCase()]);
}

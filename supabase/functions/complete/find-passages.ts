import * as z from 'zod';
import { callRpc } from '../_shared/call-rpc.ts';
import type { Language } from '../_shared/language.schema.ts';
import {
  asksHowMuch,
  fitsVerb,
  isBareSubject,
  isForWhomIsAsked,
  namesAspect,
  answersWhatIsAsked,
} from './aspects.ts';
import { relatedWords } from './in-bank-words.ts';
import { isSameWord, soundedWords } from './same-word.ts';
import { findSubject } from './find-subject.ts';

const passage = z.object({
  id: z.string(),
  skillTitle: z.string(),
  reviewed: z.boolean(),
  objective: z.string().nullable(),
  stem: z.string(),
  answer: z.string(),
  rationale: z.string(),
  explanation: z.string(),
  score: z.number(),
  coverage: z.number(),
});

export type Passage = z.infer<typeof passage>;

/** As a share of the question's weight: below it, an item is about something else. */
const LEAST_COVERAGE = 0.6;
/** As a share of the best item's score: below it, an item adds nothing. */
const LEAST_SHARE = 0.7;
/** Below it, an item with the words is a weak match. */
const LEAST_SCORE = 2.75;
/** Below it, an item with the words only mentions them. */
const LEAST_NEAR_SCORE = 2;
/** As a share of the question's words: below it, an item's objective is another subject. */
const LEAST_ABOUT = 0.5;
/** The same for measurements: how deep, how fast. */
const LEAST_MEASURED = 0.3;
const MOST = 3;
/** Items to evaluate: the best score is not always the right item. */
const LOOKED_AT = 10;

export interface Found {
  /** Items of the bank that answer the question, best first; empty when the bank has no answer. */
  readonly passages: readonly Passage[];
  /** Items on the same subject, best first. */
  readonly near: readonly Passage[];
}

/** Throws a Refusal. */
export async function findPassages(request: Request, text: string, language: Language): Promise<Found> {
  const question = findSubject(text, language);
  if (question === '') return { passages: [], near: [] };
  const search = async (words: string) =>
    z
      .array(passage)
      .parse(await callRpc(request, 'search_bank', { question: words, language, most: LOOKED_AT }));
  const found = await search(question);
  const words = tellingWords(text, question);
  const sure = fittingVerbFirst(
    found.filter((one) => isNamedBy(question, text, one) || answers(one, text, words)),
    text,
  );
  const best = sure[0];
  if (best !== undefined && !isOneSideOfMany(text, words, sure)) {
    return {
      passages: sure.filter(({ score }) => score >= best.score * LEAST_SHARE).slice(0, MOST),
      near: [],
    };
  }
  const named = found.filter(({ objective }) => share(words, objective ?? '') > LEAST_ABOUT);
  const akin = named.length >= MOST ? [] : await kinship(text, language, search);
  const told = found.filter(({ coverage, score }) => coverage >= LEAST_COVERAGE && score >= LEAST_NEAR_SCORE);
  const near = [named, akin, told].flatMap((group) => adultsFirst(group, text));
  return { passages: [], near: [...new Map(near.map((one) => [one.id, one])).values()] };
}

/** Items about related subjects. */
async function kinship(
  text: string,
  language: Language,
  search: (words: string) => Promise<readonly Passage[]>,
): Promise<Passage[]> {
  const subjects = relatedWords(text, language);
  if (subjects.length === 0) return [];
  const found = await search(subjects.join(' '));
  return found.filter(({ objective }) =>
    subjects.some((subject) => share(soundedWords(subject), objective ?? '') === 1),
  );
}

/** A question about what to do, or how to give something, prefers the items about that. */
function fittingVerbFirst(sure: readonly Passage[], text: string): Passage[] {
  const fits = ({ objective }: Passage) => fitsVerb(text, objective ?? '');
  return sure.toSorted((one, other) => Number(fits(other)) - Number(fits(one)));
}

const adultsFirst = (near: readonly Passage[], text: string): Passage[] => {
  const fits = ({ objective }: Passage) => isForWhomIsAsked(text, objective ?? '');
  return [...near.filter(fits), ...near.filter((one) => !fits(one))];
};

/** The question is only a subject with many sides in the bank: none of them is what was asked. */
function isOneSideOfMany(text: string, words: readonly string[], sure: readonly Passage[]): boolean {
  const [best] = sure;
  if (words.length !== 1 || sure.length < MOST || best?.objective == null || !isBareSubject(text))
    return false;
  const [, ...about] = soundedWords(best.objective);
  return share(about, words.join(' ')) <= 0.5;
}

/** The question repeats the item's objective. */
function isNamedBy(question: string, text: string, { objective }: Passage): boolean {
  return (
    objective !== null &&
    share(soundedWords(objective), text) === 1 &&
    share(soundedWords(question), objective) === 1
  );
}

/**
 * An item does not answer a question just because it contains its words: it must be about them, and say what
 * is asked about them.
 */
function answers(one: Passage, text: string, words: readonly string[]): boolean {
  const objective = one.objective ?? '';
  const taught = `${one.answer} ${one.rationale} ${one.explanation}`;
  return (
    one.coverage >= LEAST_COVERAGE &&
    one.score >= LEAST_SCORE &&
    share(words, objective) >= (asksHowMuch(text) ? LEAST_MEASURED : LEAST_ABOUT) &&
    share(words, `${objective} ${taught}`) === 1 &&
    answersWhatIsAsked(text, { objective, taught }) &&
    isForWhomIsAsked(text, objective)
  );
}

/** Abbreviations beside their long forms, and words that say nothing about the subject. */
const needless = new Set('avc rcr rcp cpr idees thoughts adulte adultes adult adults'.split(' '));

/**
 * The words that an item must contain: those of the subject, and the measured quantity, but not the aspect
 * asked for.
 */
function tellingWords(text: string, question: string): string[] {
  const measured = /(?<!\p{L})(?:fréquence|frequence|frequency|rate|dose|taux|effets?|effects?)(?!\p{L})/giu;
  const words = soundedWords(`${question} ${(text.match(measured) ?? []).join(' ')}`).filter(
    (word) => !needless.has(word),
  );
  const subject = words.filter((word) => !namesAspect(word));
  return subject.length > 0 ? subject : words;
}

function share(words: readonly string[], text: string): number {
  const known = soundedWords(text);
  return (
    words.filter((word) => known.some((other) => isSameWord(word, other))).length / Math.max(1, words.length)
  );
}

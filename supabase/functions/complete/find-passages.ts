import * as z from 'zod';
import { callRpc } from '../_shared/call-rpc.ts';
import type { Language } from '../_shared/language.schema.ts';
import {
  asksHowMuch,
  fitsVerb,
  isBareSubject,
  isForWhomIsAsked,
  namesAspect,
  tellsWhatIsAsked,
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

/** Of the question's weight: below it, an item speaks of something else. */
const LEAST_COVERAGE = 0.6;
/** Of the best item's score: below it, an item adds nothing to the best. */
const LEAST_SHARE = 0.7;
/** Below it, an item that has the words is a weak match. */
const LEAST_SCORE = 3;
/** Below it, an item that has the words only mentions them. */
const LEAST_NEAR_SCORE = 2;
/** Of the question's words: below it, an item's objective is another subject. */
const LEAST_ABOUT = 0.5;
/** The same where something is measured: how deep, how fast. */
const LEAST_MEASURED = 0.3;
const MOST = 3;
/** Items to judge: the best score is not always the item about what is asked. */
const LOOKED_AT = 10;

export interface Found {
  /** Items of the bank that answer what is asked, the best first; none when the bank does not know. */
  readonly passages: readonly Passage[];
  /** Items on the same subject, the best first. */
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

/** Items about what belongs to the same subject. */
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

/** Whoever asks what to do wants to act; whoever asks how to give wants to give: of several answers, that one comes first. */
function fittingVerbFirst(sure: readonly Passage[], text: string): Passage[] {
  const fits = ({ objective }: Passage) => fitsVerb(text, objective ?? '');
  return sure.toSorted((one, other) => Number(fits(other)) - Number(fits(one)));
}

const adultsFirst = (near: readonly Passage[], text: string): Passage[] => {
  const fits = ({ objective }: Passage) => isForWhomIsAsked(text, objective ?? '');
  return [...near.filter(fits), ...near.filter((one) => !fits(one))];
};

/** Nothing but a subject is named, of which the bank teaches many sides: none of them is what was asked. */
function isOneSideOfMany(text: string, words: readonly string[], sure: readonly Passage[]): boolean {
  const [best] = sure;
  if (words.length !== 1 || sure.length < MOST || best?.objective == null || !isBareSubject(text))
    return false;
  const [, ...about] = soundedWords(best.objective);
  return share(about, words.join(' ')) <= 0.5;
}

/** The question is the item's objective, asked. */
function isNamedBy(question: string, text: string, { objective }: Passage): boolean {
  return (
    objective !== null &&
    share(soundedWords(objective), text) === 1 &&
    share(soundedWords(question), objective) === 1
  );
}

/** That its words stand somewhere in an item does not make the item an answer: it must be about them, and tell what is asked of them. */
function answers(one: Passage, text: string, words: readonly string[]): boolean {
  const objective = one.objective ?? '';
  const taught = `${one.answer} ${one.rationale} ${one.explanation}`;
  return (
    one.coverage >= LEAST_COVERAGE &&
    one.score >= LEAST_SCORE &&
    share(words, objective) >= (asksHowMuch(text) ? LEAST_MEASURED : LEAST_ABOUT) &&
    share(words, `${objective} ${taught}`) === 1 &&
    tellsWhatIsAsked(text, { objective, taught }) &&
    isForWhomIsAsked(text, objective)
  );
}

/** Names beside what they stand for, and words that say nothing of the subject. */
const needless = new Set('avc rcr rcp cpr idees thoughts adulte adultes adult adults'.split(' '));

/** The words that an item must have: those of the subject, and what is measured, but not the aspect asked for. */
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

import * as z from 'zod';
import { callRpc } from '../_shared/call-rpc.ts';
import type { Language } from '../_shared/language.schema.ts';
import { asksHowMuch, isForWhomIsAsked, namesAspect, tellsWhatIsAsked } from './aspects.ts';
import { isSameWord, wordsOf } from './same-word.ts';
import { subjectOf } from './subject-of.ts';

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
  const question = subjectOf(text);
  if (question === '') return { passages: [], near: [] };
  const found = z.array(passage).parse(await callRpc(request, 'search_bank', { question, language, most: LOOKED_AT }));
  const words = tellingWords(text, question);
  const sure = found.filter((one) => answers(one, text, words));
  const best = sure[0];
  return {
    passages: best === undefined ? [] : sure.filter(({ score }) => score >= best.score * LEAST_SHARE).slice(0, MOST),
    near: found.filter((one) => one.objective !== null && share(words, one.objective) > LEAST_ABOUT),
  };
}

/** That its words stand somewhere in an item does not make the item an answer: it must be about them, and tell what is asked of them. */
function answers(one: Passage, text: string, words: readonly string[]): boolean {
  const objective = one.objective ?? '';
  const taught = `${one.answer} ${one.rationale} ${one.explanation}`;
  return one.coverage >= LEAST_COVERAGE
    && one.score >= LEAST_SCORE
    && share(words, objective) >= (asksHowMuch(text) ? LEAST_MEASURED : LEAST_ABOUT)
    && share(words, `${objective} ${taught}`) === 1
    && tellsWhatIsAsked(text, { objective, taught })
    && isForWhomIsAsked(text, objective);
}

/** Names beside what they stand for, and words that say nothing of the subject. */
const needless = new Set('avc rcr rcp cpr idees adulte adultes adult adults'.split(' '));

/** The words that an item must have: those of the subject, and what is measured, but not the aspect asked for. */
function tellingWords(text: string, question: string): string[] {
  const measured = /(?<!\p{L})(?:fréquence|frequence|frequency|rate|dose|taux|effets?|effects?)(?!\p{L})/giu;
  const words = wordsOf(`${question} ${(text.match(measured) ?? []).join(' ')}`).filter((word) => !needless.has(word));
  const subject = words.filter((word) => !namesAspect(word));
  return subject.length > 0 ? subject : words;
}

function share(words: readonly string[], text: string): number {
  const known = wordsOf(text);
  return words.filter((word) => known.some((other) => isSameWord(word, other))).length / Math.max(1, words.length);
}

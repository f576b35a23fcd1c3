import * as z from 'zod';
import { callRpc } from '../_shared/call-rpc.ts';
import type { Language } from '../_shared/language.schema.ts';
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
/** Below it, an item that is about some of the question is a weak match. */
const SURE_SCORE = 5;
const LEAST_SCORE = 3;
const MOST = 3;

export interface Found {
  /** Items of the bank that answer what is asked, the best first; none when the bank does not know. */
  readonly passages: readonly Passage[];
  /** Items that come near, the best first. */
  readonly near: readonly Passage[];
}

/** Throws a Refusal. */
export async function findPassages(request: Request, text: string, language: Language): Promise<Found> {
  const question = subjectOf(text);
  if (question === '') return { passages: [], near: [] };
  const found = z.array(passage).parse(await callRpc(request, 'search_bank', { question, language, most: 2 * MOST }));
  const sure = found.filter((one) => one.coverage >= LEAST_COVERAGE && isAbout(one, question));
  const best = sure[0];
  return {
    passages: best === undefined ? [] : sure.filter(({ score }) => score >= best.score * LEAST_SHARE).slice(0, MOST),
    near: found.filter((one) => one.coverage >= LEAST_COVERAGE || aboutOf(one, question) > 0).toSorted((one, other) => Number(aboutOf(other, question) > 0) - Number(aboutOf(one, question) > 0)),
  };
}

/** That its words stand somewhere in an item does not make the item an answer: it must be about them. */
function isAbout(one: Passage, question: string): boolean {
  const share = aboutOf(one, question);
  return share > 0.5 && one.score >= LEAST_SCORE || share === 0.5 && one.score >= SURE_SCORE;
}

/** The share of the question's words that stand in what the item is about. */
function aboutOf({ objective, skillTitle }: Passage, question: string): number {
  const about = beginnings(`${objective ?? ''} ${skillTitle}`);
  const asked = beginnings(question);
  return asked.filter((word) => about.includes(word)).length / Math.max(1, asked.length);
}

/** Words by their first letters, as they sound, so that 'anafilactique' is 'anaphylactique' and 'infections' 'infection'. */
function beginnings(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ph', 'f').replaceAll('y', 'i');
  return [...new Set(plain.split(/[^a-z0-9]+/).filter((word) => word.length > 2).map((word) => word.slice(0, 4)))];
}

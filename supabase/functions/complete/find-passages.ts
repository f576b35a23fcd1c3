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
const MOST = 3;

/** Items of the bank that speak of what is asked, the best first; none when the bank does not know. Throws a Refusal. */
export async function findPassages(request: Request, text: string, language: Language): Promise<Passage[]> {
  const question = subjectOf(text);
  if (question === '') return [];
  const found = z.array(passage).parse(await callRpc(request, 'search_bank', { question, language, most: 2 * MOST }));
  const covering = found.filter(({ coverage }) => coverage >= LEAST_COVERAGE);
  const best = covering[0];
  return best === undefined ? [] : covering.filter(({ score }) => score >= best.score * LEAST_SHARE).slice(0, MOST);
}

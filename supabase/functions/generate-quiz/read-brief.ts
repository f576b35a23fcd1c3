import * as z from 'zod';
import { callServiceRpc } from '../_shared/call-service-rpc.ts';
import type { QuizRequest } from './quiz-request.schema.ts';

const brief = z.object({
  skillId: z.int().nullable(),
  objectives: z.array(z.string()),
  stems: z.array(z.string()),
});
export type Brief = z.infer<typeof brief>;

/** What the bank says of a skill: what it is about, and what is asked already. Throws a Refusal. */
export async function readBrief({ skillTitle, usedQuestionHashes }: QuizRequest): Promise<Brief> {
  const args = { skill_title: skillTitle, used_hashes: usedQuestionHashes };
  return brief.parse(await callServiceRpc('generation_brief', args, 2000));
}

import * as z from 'zod';
import type { GeneratedItem } from '../_shared/validator/generated-item.schema.ts';
import { validateItems } from '../_shared/validator/validate-items.ts';
import { takeQuota } from '../_shared/take-quota.ts';
import type { Deadline } from './deadline.ts';
import type { QuizRequest } from './quiz-request.schema.ts';
import { writeBatch, type BatchServers } from './write-batch.ts';
import { callServiceRpc } from '../_shared/call-service-rpc.ts';

const brief = z.object({
  skillId: z.int().nullable(),
  objectives: z.array(z.string()),
  stems: z.array(z.string()),
});
type Brief = z.infer<typeof brief>;

/** The bank's data about a skill: its subjects and its existing stems. Throws a Refusal. */
async function readBrief({ skillTitle, usedQuestionHashes }: QuizRequest): Promise<Brief> {
  const args = { skill_title: skillTitle, used_hashes: usedQuestionHashes };
  return brief.parse(await callServiceRpc('generation_brief', args, 2000));
}

export interface WritingOptions extends BatchServers {
  /** Questions per call. */
  readonly perCall: number;
}

/** Concurrent calls; further questions come from the bank. */
const MOST_CALLS = 10;

/** Questions that passed every check before the deadline, at most the requested number. Throws a Refusal. */
export async function writeItems(
  options: WritingOptions,
  request: Request,
  { questionCount, ...order }: QuizRequest,
  deadline: Deadline,
): Promise<GeneratedItem[]> {
  const asked = Math.min(questionCount, MOST_CALLS * options.perCall);
  // The quota comes first: it also checks that somebody is signed in.
  await takeQuota(request, 'generate-quiz', asked);
  const { skillId, objectives, stems } = await readBrief({ questionCount, ...order });
  if (skillId === null) return [];

  const context = {
    skillTitle: order.skillTitle,
    skillId,
    knownStems: stems,
    usedHashes: new Set(order.usedQuestionHashes),
  };
  const starts = Array.from(
    { length: Math.ceil(asked / options.perCall) },
    (_, index) => index * options.perCall,
  );
  const batches = await Promise.all(
    starts.map((start) => {
      const count = Math.min(options.perCall, asked - start);
      return writeBatch(
        options,
        { count, objectives: objectives.slice(start, start + count) },
        context,
        deadline,
      );
    }),
  );
  // Batches do not see each other.
  const { passed, broken } = validateItems(
    batches.flatMap(({ items }) => items),
    context,
  );
  const reasons = [...batches.flatMap((batch) => batch.reasons), ...broken];
  console.log(`generate-quiz: asked for ${asked}, ${passed.length} passed. ${tally(reasons)}`);
  return [...passed];
}

function tally(reasons: readonly string[]): string {
  const groups = Map.groupBy(reasons, (reason) => reason);
  return [...groups].map(([reason, { length }]) => `${reason}: ${length}`).join(', ');
}

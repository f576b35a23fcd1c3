import * as z from 'zod';
import { callRpc } from '../_shared/call-rpc.ts';
import type { QuizRequest } from './quiz-request.schema.ts';

/** The database returns whole questions; they pass through unchanged, and the browser parses them. */
const drawn = z.object({
  questions: z.array(z.looseObject({ id: z.string(), hash: z.string() })),
  fresh: z.int(),
});

export type DrawnQuiz = z.infer<typeof drawn>;

/**
 * Questions of the bank for the signed-in learner, new ones first; fewer than requested when there are no
 * more.
 */
export async function drawFromBank(request: Request, order: QuizRequest): Promise<DrawnQuiz> {
  return drawn.parse(
    await callRpc(request, 'draw_quiz_items', {
      skill_title: order.skillTitle,
      question_count: order.questionCount,
      used_hashes: order.usedQuestionHashes,
    }),
  );
}

import { callRpc } from '@revisoins/backend';
import * as z from 'zod/mini';

const outcomeSchema = z.discriminatedUnion('outcome', [
  /** `until` in ms. */
  z.object({ outcome: z.literal('granted'), until: z.number() }),
  z.object({ outcome: z.literal('wrong'), triesLeft: z.int() }),
  z.object({ outcome: z.literal('limited'), retryAfterSeconds: z.int() }),
]);
export type UnlockOutcome = z.infer<typeof outcomeSchema>;

/** Sends an access code to the server, which counts wrong ones. Rejects with an AppError. */
export async function unlockExam(code: string): Promise<UnlockOutcome> {
  return outcomeSchema.parse(await callRpc('unlock_exam', { code }));
}

import * as z from 'zod';
import { callRpc } from './call-rpc.ts';
import { Refusal } from './refusal.ts';

export type MeteredAction = 'transcribe' | 'complete' | 'tts' | 'voices' | 'generate-quiz';

const seconds = z.int().min(0);

/**
 * Books one use of a metered action for the sender of the request: calls, characters for tts, questions for
 * generate-quiz. Call it before the provider. Throws a Refusal 'rate-limited' that states when to come back.
 */
export async function takeQuota(request: Request, action: MeteredAction, units = 1): Promise<void> {
  const wait = seconds.parse(await callRpc(request, 'take_quota', { action, units }));
  if (wait > 0)
    throw new Refusal(
      'rate-limited',
      `The limit of ${action} is reached. Try again in ${wait} seconds.`,
      undefined,
      wait,
    );
}

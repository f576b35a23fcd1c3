import { postRpc, requiredSetting } from './post-rpc.ts';
import { Refusal } from './refusal.ts';

/** Below the 8 s that browsers wait for a quiz, so that they receive the reason. */
const TIMEOUT_MS = 7000;

/**
 * Calls a database function with the rights of the caller. Throws a Refusal; the caller parses its answer.
 */
export async function callRpc(
  request: Request,
  name: string,
  args: Record<string, unknown>,
  timeoutMs = TIMEOUT_MS,
): Promise<unknown> {
  const authorization = request.headers.get('Authorization');
  if (authorization === null) throw new Refusal('unauthorized', 'Sign in first.');
  return postRpc({ name, args, apiKey: requiredSetting('SUPABASE_ANON_KEY'), authorization, timeoutMs });
}

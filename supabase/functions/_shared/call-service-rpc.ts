import { postRpc, requiredSetting } from './post-rpc.ts';

/**
 * Calls a database function with the rights of the service itself: only for what no learner may do, and only
 * after checking that the caller is signed in. Throws a Refusal; the caller parses its answer.
 */
export async function callServiceRpc(
  name: string,
  args: Record<string, unknown>,
  timeoutMs: number,
): Promise<unknown> {
  const key = requiredSetting('SUPABASE_SERVICE_ROLE_KEY');
  return postRpc({ name, args, apiKey: key, authorization: `Bearer ${key}`, timeoutMs });
}

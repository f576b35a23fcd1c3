import { postRpc, requiredSetting } from './post-rpc.ts';

/**
 * Calls a database function with the rights of the service itself: only for what no learner may do, and never before
 * the caller was found to be signed in. Throws a Refusal; what it answers is unknown until parsed.
 */
export async function callServiceRpc(
  name: string,
  args: Record<string, unknown>,
  timeoutMs: number,
): Promise<unknown> {
  const key = requiredSetting('SUPABASE_SERVICE_ROLE_KEY');
  return postRpc({ name, args, apiKey: key, authorization: `Bearer ${key}`, timeoutMs });
}

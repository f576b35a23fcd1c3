import { Refusal, type RefusalKind } from './refusal.ts';

interface RpcCall {
  readonly name: string;
  readonly args: Record<string, unknown>;
  readonly apiKey: string;
  readonly authorization: string;
  readonly timeoutMs: number;
}

/** Calls a database function. Throws a Refusal; the caller parses its answer. */
export async function postRpc({ name, args, apiKey, authorization, timeoutMs }: RpcCall): Promise<unknown> {
  const response = await fetch(`${requiredSetting('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: apiKey, Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new Refusal(isLate ? 'timeout' : 'unavailable', 'The database does not answer.', cause);
  });
  if (response.ok) return response.json();
  const said = await response.text();
  throw new Refusal(
    toRefusalKind(response.status),
    `The database refused ${name}.`,
    said,
    response.status === 429 ? secondsIn(said) : undefined,
  );
}

function toRefusalKind(status: number): RefusalKind {
  if (status === 400) return 'invalid';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'rate-limited';
  return status >= 500 ? 'unavailable' : 'unexpected';
}

/** The `details` of a refusal by a quota. */
function secondsIn(said: string): number | undefined {
  const seconds = /"details":"(\d+)"/.exec(said)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

export function requiredSetting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Refusal('unexpected', `The setting ${name} is missing.`);
  return value;
}

import { join } from 'node:path';
import { stackStatus } from '@revisoins/stack/stack-status';
import { UsageError } from '@revisoins/workspace/cli';
import { root } from '@revisoins/workspace/paths';

/** Calls a function of the database with the secret key. Rejects with the database's own sentence. */
export type CallOperator = (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;

/**
 * The API of a site: the named site, with the key in SECRET_KEY, or else the running local stack. Throws a
 * `UsageError` when there is neither.
 */
export async function openOperatorApi(
  apiUrl: string | undefined,
  secretKey: string | undefined = process.env['SECRET_KEY'],
): Promise<CallOperator> {
  if (apiUrl !== undefined && secretKey === undefined)
    throw new UsageError('--api-url needs the secret key of that site in the variable SECRET_KEY');
  const local = apiUrl === undefined ? await stackStatus(join(root, '.local/stack')) : null;
  const address = apiUrl ?? local?.['API_URL'];
  const key = apiUrl === undefined ? local?.['SECRET_KEY'] : secretKey;
  if (address === undefined || key === undefined)
    throw new UsageError('no local stack is running: start it (npm start), or name a site with --api-url');
  return async (name, args) => {
    const response = await fetch(`${address}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const said = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : '';
    throw new UsageError(`${address} refused (${response.status}): ${String(said)}`);
  };
}

import { backendClient } from './client.ts';
import { run } from './run.ts';

/** Calls a database function. Its result is unknown until the caller has parsed it; rejects with an AppError. */
export async function callRpc(name: string, args: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  return run(backendClient().rest.rpc(name, args));
}

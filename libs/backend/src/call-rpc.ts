import { backendClient } from './client.ts';
import type { DatabaseFunctions } from './database.types.ts';
import { run } from './run.ts';

/** A name and its arguments: the second is left out where the function takes none. */
type Call = {
  [Name in keyof DatabaseFunctions]: Record<never, never> extends DatabaseFunctions[Name]
    ? [name: Name, args?: DatabaseFunctions[Name]]
    : [name: Name, args: DatabaseFunctions[Name]];
}[keyof DatabaseFunctions];

/** Calls a database function. Its result is unknown until the caller has parsed it; rejects with an AppError. */
export async function callRpc(...[name, args = {}]: Call): Promise<unknown> {
  return run(backendClient().rest.rpc(name, args));
}

import { backendClient } from './client.ts';
import type { DatabaseFunctions } from './database.types.ts';
import { run } from './run.ts';

/** A name and its arguments, which are omitted where the function takes none. */
type Call = {
  [Name in keyof DatabaseFunctions]: Record<never, never> extends DatabaseFunctions[Name]
    ? [name: Name, args?: DatabaseFunctions[Name]]
    : [name: Name, args: DatabaseFunctions[Name]];
}[keyof DatabaseFunctions];

/** Calls a database function. The caller parses the result; rejects with an AppError. */
export async function callRpc(...[name, args = {}]: Call): Promise<unknown> {
  return run(backendClient().rest.rpc(name, args));
}

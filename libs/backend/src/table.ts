import { backendClient } from './client.ts';

/** Starts a query on a table or a view; end it with `run`. */
export function table(name: string) {
  return backendClient().rest.from(name);
}

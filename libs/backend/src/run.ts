import { toAppError } from './to-app-error.ts';

/** The answer to a query built by `table`. */
export interface QueryAnswer {
  data: unknown;
  error: unknown;
  status: number;
}

/**
 * Sends a query and returns its rows, which the caller parses. Rejects with an AppError, or with an
 * AbortError when the query's own signal was aborted.
 */
export async function run(query: PromiseLike<QueryAnswer>): Promise<unknown> {
  const { data, error, status } = await query;
  if (error === null) return data;
  if (status === 0 && String((error as { message?: unknown }).message).startsWith('AbortError')) {
    throw new DOMException('The query was aborted', 'AbortError');
  }
  throw toAppError(error, status);
}

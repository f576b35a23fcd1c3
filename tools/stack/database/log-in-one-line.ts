import { inspect } from 'node:util';
import type { Connection } from '@supabase/lite';

/**
 * Lite prints each failed query in full: thirty lines, including the texts and codes that learners sent.
 * After this call such an error is printed as one line, without them.
 */
export function logInOneLine(connection: Pick<Connection, 'normalizeDbError'>): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const known = normalize(error);
    for (const one of new Set([error, known])) {
      if (one instanceof Error)
        Object.defineProperty(one, inspect.custom, { value: () => toLine(one), configurable: true });
    }
    return known;
  };
}

/** The code and the message; for a value in a wrong form, without the quoted value. */
function toLine(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const [words = ''] = error.message.split('\n');
  return `database: ${code} ${code.startsWith('22') ? words.replace(/".*/, '…') : words}`.slice(0, 300);
}

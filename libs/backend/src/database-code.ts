import type { AppErrorKind } from '@revisoins/contracts';

/** SQLSTATE codes and classes, and the codes of PostgREST; the longest prefix wins. */
const kinds: Readonly<Record<string, AppErrorKind>> = {
  '08': 'unavailable', // connection lost
  '22': 'invalid', // value of a wrong shape or out of range
  '23': 'invalid', // not null, check, a reference to what does not exist
  '23505': 'conflict', // unique
  '23P01': 'conflict', // exclusion
  '28': 'forbidden',
  '40': 'conflict', // serialization, deadlock
  '42501': 'forbidden',
  '53': 'unavailable', // out of connections, memory, disk
  '57': 'unavailable', // shutting down
  '57014': 'timeout', // statement timeout
  P0001: 'invalid', // raised by a function
  P0002: 'not-found',
  PGRST0: 'unavailable', // database not reachable, schema cache loading
  PGRST1: 'invalid', // malformed request
  PGRST116: 'not-found', // one row expected
  PGRST3: 'unauthorized', // access token missing, expired or wrong
};

/** The error kind of a database error code, or null for an unknown code. */
export function databaseCodeKind(code: string): AppErrorKind | null {
  for (let length = code.length; length > 1; length -= 1) {
    const kind = kinds[code.slice(0, length)];
    if (kind !== undefined) return kind;
  }
  return null;
}

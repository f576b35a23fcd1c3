import * as z from 'zod';

/** Fields whose type the account service and the checks before it assume. */
const authFields = z
  .looseObject({
    email: z.string(),
    password: z.string(),
    phone: z.string(),
    refresh_token: z.string(),
    token: z.string(),
    token_hash: z.string(),
    type: z.string(),
    data: z.record(z.string(), z.unknown()).nullable(),
  })
  .partial();

/**
 * Why a request is malformed, in words; null for all others. The services would answer 500 to these: a NUL,
 * which PostgreSQL texts cannot contain, invalid escapes, invalid or too deeply nested JSON, a text of
 * another type.
 */
export function malformed(
  service: string,
  target: URL,
  type: string | undefined,
  body: string,
): string | null {
  if (!isPlain(target.pathname) || /%00/.test(target.search)) return 'The address is malformed';
  if (service === 'rest' && hasExpression(target)) return 'The address holds a regular expression';
  // The account service reads JSON whatever the content type; its limits must do the same.
  if ((service !== 'auth' && !type?.toLowerCase().includes('json')) || body === '') return null;
  // Functions handle these themselves.
  if (service !== 'functions' && /(?<!\\)(?:\\\\)*\\u0000/.test(body))
    return 'A text holds the character U+0000';
  if (isDeeperThan(MOST_DEPTH, body)) return 'The body is nested too deeply';
  if (service === 'functions') return null;
  const json = parsed(body);
  if (listEntries(service, json).length > MOST_ENTRIES) return `A list has more than ${MOST_ENTRIES} entries`;
  if (service === 'rest') return null;
  if (json === undefined) return 'The body is not JSON';
  return service === 'auth' && !authFields.safeParse(json).success ? 'The body has another shape' : null;
}

const MOST_DEPTH = 100;
/** Rows or files at once; ten columns of that many rows stay below the limit of a statement. */
const MOST_ENTRIES = 2000;

const filesSchema = z.object({ prefixes: z.array(z.unknown()) });

/** The rows in a body, or the files that it names; empty for any other. */
function listEntries(service: string, json: unknown): readonly unknown[] {
  if (service === 'storage') return filesSchema.safeParse(json).data?.prefixes ?? [];
  return Array.isArray(json) ? json : [];
}

/**
 * Whether rows are filtered by a regular expression. One with back references takes minutes on a single long
 * text, during which the embedded database serves nobody and cannot be interrupted; a Supabase project ends
 * it after some seconds.
 */
function hasExpression({ searchParams }: URL): boolean {
  return [...searchParams.values()].some((value) => /(?:^|[(,.])i?match(?:\((?:any|all)\))?\./i.test(value));
}

/** Whether arrays and objects are nested more deeply than that. */
function isDeeperThan(most: number, json: string): boolean {
  let depth = 0;
  for (const [sign] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

function isPlain(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

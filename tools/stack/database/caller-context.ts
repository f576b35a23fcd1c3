import type { Connection } from '@supabase/lite';
import * as z from 'zod';
import { apiRoles, type Statement } from './database.ts';

type WithContext = Connection['withContext'];
type Context = Parameters<WithContext>[0];
type ContextOptions = Parameters<WithContext>[2];

const callerSchema = z.looseObject({
  auth: z.object({
    uid: z.string().nullish(),
    role: z.string().refine((role) => apiRoles.has(role)),
    jwt: z.record(z.string(), z.unknown()).nullish(),
  }),
  storage: z.looseObject({ operation: z.string().optional() }).optional(),
});

/**
 * What PostgREST would call before a request (`db_pre_request`); a project that the stack serves has it. The
 * items of a select are evaluated from left to right, so it finds the caller.
 */
const BEFORE_REQUEST = 'public.require_live_session()';

/** Settings of the transaction, all in one statement; its text depends on their names and `then` alone. */
export function transactionSettings(values: Readonly<Record<string, string>>, then?: string): Statement {
  const settings = Object.keys(values).map((name, index) => `set_config('${name}', $${index + 1}, true)`);
  return {
    sql: `select ${[...settings, ...(then === undefined ? [] : [then])].join(', ')}`,
    parameters: Object.values(values),
  };
}

/** What lite would set in up to twelve statements; null for a transaction that it begins in another way. */
export function callerStatement(context: Context, options: ContextOptions): Statement | null {
  const caller = callerSchema.safeParse(context).data;
  if (caller === undefined || options?.transaction !== undefined || options?.forceRollback) return null;
  const { uid, role, jwt } = caller.auth;
  const call = options?.rpc;
  const settings = {
    role,
    'request.jwt.claim.sub': uid ?? '',
    'request.jwt.claim.role': role,
    'request.jwt.claims': jwt ? JSON.stringify(jwt) : '',
    'storage.operation': caller.storage?.operation ?? '',
    ...(call && {
      'response.status': '',
      'response.headers': '',
      'request.method': call.method,
      'request.path': call.path,
      'request.headers': JSON.stringify(call.requestHeaders ?? {}),
    }),
    ...(call?.readOnly && { transaction_read_only: 'on' }),
  };
  return transactionSettings(settings, role === 'authenticated' ? BEFORE_REQUEST : undefined);
}

/**
 * Lite identifies the caller to the database in a dozen statements, and each takes one or two round trips:
 * three quarters of the time of a short call. After this, `begin` sends all of it at once and runs `work` in
 * that transaction; the database must have the caller before `work` runs.
 */
export function setCallerWithBegin(
  connection: Connection,
  begin: <T>(caller: Statement, work: (db: Connection['kysely']) => Promise<T>) => Promise<T>,
): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = <T>(
    context: Context,
    work: (db: Connection['kysely']) => Promise<T>,
    options?: ContextOptions,
  ): Promise<T> => {
    const caller = callerStatement(context, options);
    return caller === null ? withContext(context, work, options) : begin<T>(caller, work);
  };
}

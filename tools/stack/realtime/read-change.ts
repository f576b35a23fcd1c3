import type { Database, Row } from '../database/database.ts';
import type { VerifiedToken } from '../verify-token.ts';
import type { Change, PublishedTable } from './change-triggers.ts';

/**
 * The changed row as the caller may see it, or null when they may not: the token has expired, row level
 * security hides it, or it is gone. Only the owner learns of a deleted row, and only its key: there is no row
 * left for row level security to check.
 */
export async function readChange(
  database: Database,
  table: PublishedTable,
  change: Change,
  token: VerifiedToken,
): Promise<{ record: Row; oldRecord: Row } | null> {
  const { claims, expiresAt } = token;
  if (expiresAt * 1000 <= Date.now()) return null;
  if (change.type === 'DELETE') {
    const mayKnow =
      claims.role === 'service_role' ||
      (claims.sub !== undefined && claims.sub === change.owner && (await mayLearn(database, claims)));
    return mayKnow ? { record: {}, oldRecord: change.key } : null;
  }
  const where = table.keys.map((key, i) => `${quote(key)}::text = $${i + 1}`).join(' and ');
  const [row] = await database.queryAs(
    claims,
    `select to_jsonb(t) as record from ${quote(table.schema)}.${quote(table.table)} t where ${where}`,
    table.keys.map((key) => String(change.key[key])),
  );
  const record = row?.['record'];
  if (!isRow(record)) return null;
  return { record, oldRecord: change.type === 'UPDATE' ? change.key : {} };
}

/**
 * Whether a session goes on and has given all that its account asks for at sign-in. That an account has gone,
 * with its sessions, is told to whoever held one.
 */
async function mayLearn(database: Database, claims: VerifiedToken['claims']): Promise<boolean> {
  const { sub, aal, session_id } = claims;
  const [row] = await database.query(
    `select not exists (select from auth.users where id::text = $1)
         or (
           exists (
             select from auth.sessions
              where id::text = $2 and user_id::text = $1 and (not_after is null or not_after > now())
           )
           and ($3 = 'aal2' or not exists (select from auth.mfa_factors where user_id::text = $1 and status = 'verified'))
         ) as may`,
    [sub, session_id ?? '', aal ?? ''],
  );
  return row?.['may'] === true;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

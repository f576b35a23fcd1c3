import type { Connection } from '@supabase/lite';

/** Claims of a verified token, as used by PostgreSQL's row level security. */
export type CallerClaims = { readonly role: string; readonly sub?: string } & Record<string, unknown>;

export type Row = Record<string, unknown>;

export interface Statement {
  readonly sql: string;
  readonly parameters: string[];
}

/**
 * The server does not answer, or its connection ended during a query. It is unknown whether a change was
 * made.
 */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';

  constructor(cause?: unknown) {
    super(`The database does not answer${cause instanceof Error ? `: ${cause.message}` : '.'}`, { cause });
  }
}

/**
 * The PostgreSQL behind the stack: embedded on disk, or a server. All methods reject with the database's own
 * error.
 */
export interface Database {
  readonly connection: Connection;
  /** Runs one statement as the database owner. */
  query(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements in one transaction: all of them or none. */
  script(sql: string): Promise<void>;
  /** Runs one statement with the caller's role and claims, so that row level security applies. */
  queryAs(claims: CallerClaims, sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  /**
   * Holds the database for `work` alone where there is only one connection: work of one `line` is done in
   * order; the lines take turns. Elsewhere it just runs: a line has half of the connections at most, and what
   * has no line all but two.
   */
  exclusively<T>(work: () => Promise<T>, line?: string): Promise<T>;
  close(): Promise<void>;
}

export const apiRoles: ReadonlySet<string> = new Set(['anon', 'authenticated', 'service_role']);

/** The settings that PostgREST makes for a request. Refuses a role that the API does not have. */
export function callerSettings(claims: CallerClaims): Statement {
  if (!apiRoles.has(claims.role)) throw new Error(`A caller cannot have the role "${claims.role}".`);
  return {
    sql: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
                 set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true)`,
    parameters: [claims.role, JSON.stringify(claims), claims.sub ?? ''],
  };
}

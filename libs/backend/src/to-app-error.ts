import { AppError, type AppErrorKind, isAppError } from '@revisoins/contracts';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { authCode, authCodeKind } from './auth-code.ts';
import { NO_ANSWER, NOT_REACHED } from './deadline-fetch.ts';
import { databaseCodeKind } from './database-code.ts';
import { statusKind } from './http-status.ts';

/** The fields that the clients of accounts, tables and files put into their errors. */
const reported = z.object({
  name: orElse(z.string(), ''),
  message: orElse(z.string(), ''),
  code: orElse(z.optional(z.string()), undefined),
  status: orElse(z.optional(z.number()), undefined),
  details: orElse(z.optional(z.string()), undefined),
  hint: orElse(z.optional(z.string()), undefined),
});

function transportKind(text: string): AppErrorKind | null {
  if (text.includes(NO_ANSWER) || text.includes('TimeoutError')) return 'timeout';
  if (
    text.includes(NOT_REACHED) ||
    /AbortError|failed to fetch|fetch failed|networkerror|load failed/i.test(text)
  )
    return 'network';
  return null;
}

/** Missing sessions: the client reports them by name, without a code. */
const LOST_SESSION = /^Auth(SessionMissing|InvalidToken|RefreshDiscarded|ImplicitGrantRedirect)/;

/**
 * Converts any failure of the backend to an AppError with the server's message. `metadata.code` is the code
 * of the database or account server (also where an older server sends only a message), `metadata.status` the
 * HTTP status, `metadata.retryAfterSeconds` how long a rate limiter asks to wait, if it says so. Pass
 * `status` where the error does not contain one. Never throws.
 */
export function toAppError(error: unknown, status?: number): AppError {
  if (isAppError(error)) return error;
  const parsed = reported.safeParse(error);
  if (!parsed.success) return new AppError(String(error), 'unexpected', { cause: error });

  const { name, message, details, hint } = parsed.data;
  const isAuth = typeof error === 'object' && error !== null && '__isAuthError' in error;
  const code = (isAuth ? authCode(parsed.data.code, message) : parsed.data.code) || null;
  const known = parsed.data.status ?? status ?? null;
  const kind =
    (known === 0 || known === null ? transportKind(`${name}: ${message}`) : null) ??
    (LOST_SESSION.test(name) ? 'unauthorized' : null) ??
    (code === null ? null : isAuth ? authCodeKind(code) : databaseCodeKind(code)) ??
    (known === null ? 'unexpected' : statusKind(known));
  const seconds = /after (\d+) seconds?/.exec(message)?.[1];
  const retryAfterSeconds = kind === 'rate-limited' && seconds !== undefined ? Number(seconds) : undefined;
  return new AppError(message || name, kind, {
    cause: error,
    metadata: { code, status: known, details, hint, retryAfterSeconds },
  });
}

import * as z from 'zod';
import type { Database } from '../database/database.ts';
import { verifyToken } from '../verify-token.ts';
import { readAuthAttempt, type AuthAttempt } from './auth-attempt.ts';

const takenSchema = z.union([
  z.object({ attempt: z.number() }),
  z.object({ refused: z.enum(['account', 'address', 'account-address', 'device']), seconds: z.number() }),
]);

/** Passes a request to the account service on to `next`, or answers 429 or 503. `address` is the client's. */
export type AuthLimiter = (
  target: URL,
  init: RequestInit,
  body: string,
  address: string | undefined,
  next: () => Promise<Response>,
  /** Whether the client has closed the connection. */
  isGone: () => boolean,
) => Promise<Response>;

/**
 * Applies the limits of `private.auth_limits`, because the account service has none. An attempt is counted
 * before it is made, so that bursts count fully; a success resets its account. A database without these
 * limits is not limited.
 */
export async function createAuthLimiter(database: Database, jwtSecret: string): Promise<AuthLimiter> {
  const [known] = await database.query(
    `select to_regprocedure('private.count_auth_attempt(text, text, text, text)') is not null as yes`,
  );
  if (known?.['yes'] !== true) return (_target, _init, _body, _address, next) => next();

  const turn = turns(SIGN_INS_AT_ONCE);
  return async (target, init, body, address, next, isGone) => {
    const read = readAuthAttempt(init.method ?? 'GET', target, body);
    if (read === null) return next();
    const attempt =
      read.action === 'second-step' ? { ...read, email: await readOwner(init, database, jwtSecret) } : read;
    const decide = () => attemptWithin(attempt, address, next);
    if (attempt.action !== 'sign-in') return decide();
    // A client that has gone would not take the session: hashes are for those who still wait.
    return (await turn(async () => (isGone() ? null : decide()))) ?? tooMany();
  };

  async function attemptWithin(
    attempt: AuthAttempt,
    address: string | undefined,
    next: () => Promise<Response>,
  ): Promise<Response> {
    const [row] = await database.query('select private.count_auth_attempt($1, $2, $3, $4) as taken', [
      attempt.action,
      attempt.email,
      place(address),
      attempt.device ?? null,
    ]);
    const taken = takenSchema.parse(row?.['taken']);
    if ('refused' in taken) return refusal(attempt.action, taken);
    const answer = await next();
    const verdict = await judge(attempt.action, answer);
    if (verdict === 'clear' && attempt.email !== null)
      await database.query('select private.clear_auth_attempts($1, $2)', [attempt.action, attempt.email]);
    if (verdict !== 'counts') await database.query('select private.forget_auth_attempt($1)', [taken.attempt]);
    return answer;
  }
}

/**
 * An attempt counts as a failure until it succeeds, so a class that signs in at the same moment would lock
 * its school's address. With so few at once no limit is reached, and more would not be faster: each needs a
 * processor.
 */
const SIGN_INS_AT_ONCE = 8;

/** About ten seconds of sign-ins. Further ones get 503 at once, before the browser gives up waiting. */
const SIGN_INS_WAITING = 100;

const tooMany = (): Response =>
  Response.json(
    {
      code: 'request_timeout',
      error_code: 'request_timeout',
      message: 'Too many people sign in at the moment. Try again.',
    },
    { status: 503, headers: { 'x-supabase-api-version': '2024-01-01', 'retry-after': '2' } },
  );

/** Runs a limited number of tasks at once; the others wait. Resolves to null when too many are waiting. */
function turns(most: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (waiting.length >= SIGN_INS_WAITING) return null;
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The waiting attempt takes this place.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** The e-mail of the account that a request's token names, or null if the token is not valid. */
async function readOwner(init: RequestInit, database: Database, jwtSecret: string): Promise<string | null> {
  const authorization = new Headers(init.headers).get('authorization') ?? '';
  const token = await verifyToken(/^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '', jwtSecret);
  const [owner] = await database.query('select email from auth.users where id::text = $1', [
    token?.claims.sub ?? '',
  ]);
  return owner === undefined ? null : String(owner['email']);
}

/** 'counts' keeps it; 'forget' was no attempt; 'clear' resets the account. */
async function judge(
  action: AuthAttempt['action'],
  answer: Response,
): Promise<'counts' | 'forget' | 'clear'> {
  if (answer.status >= 500) return 'forget';
  switch (action) {
    case 'sign-in':
      if (answer.ok) return 'clear';
      return (await readErrorCode(answer)) === 'email_not_confirmed' ? 'forget' : 'counts';
    case 'second-step':
      if (answer.ok) return 'clear';
      return (await readErrorCode(answer)) === 'mfa_verification_failed' ? 'counts' : 'forget';
    case 'verify': {
      const failed = answer.status >= 400 || /[#&]error=/.test(answer.headers.get('location') ?? '');
      return failed ? 'counts' : 'clear';
    }
    case 'sign-up':
      // Refused before anybody looked whether the account exists, and without a mail.
      return REFUSED_UNREAD.includes(String(await readErrorCode(answer))) ? 'forget' : 'counts';
    default:
      return 'counts';
  }
}

/** What the account service answers to what it does not accept as an account. */
const REFUSED_UNREAD = ['weak_password', 'validation_failed'];

async function readErrorCode(answer: Response): Promise<unknown> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const said = z.looseObject({ code: z.unknown(), error_code: z.unknown() }).partial().safeParse(body);
  return said.success ? (said.data.error_code ?? said.data.code) : undefined;
}

function refusal(
  action: AuthAttempt['action'],
  { refused, seconds }: { refused: string; seconds: number },
): Response {
  const code = action === 'sign-in' && refused !== 'address' ? 'account_locked' : 'over_request_rate_limit';
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return Response.json(
    { code, error_code: code, message, msg: message },
    {
      status: 429,
      headers: { 'x-supabase-api-version': '2024-01-01', 'retry-after': String(seconds) },
    },
  );
}

/** Normalises an address; for IPv6, to its network, since one machine has billions of addresses in it. */
function place(address: string | undefined): string | null {
  if (address === undefined) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return address.includes(':') && !address.startsWith('::')
    ? address.split(':').slice(0, 4).join(':')
    : address;
}

import { createHmac } from 'node:crypto';
import { appendFileSync, renameSync, statSync } from 'node:fs';
import * as z from 'zod';

/**
 * One line of the log of security events. No field identifies a person; equal codes are the same account or
 * address.
 */
export interface SecurityEvent {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly event: string;
  /** 'limited': too many attempts, or a locked account. 'failed': the service itself broke down. */
  readonly outcome: 'done' | 'refused' | 'limited' | 'failed';
  readonly status: number;
  /** A keyed hash of the account's e-mail; of its id where a token has no e-mail. */
  readonly account?: string;
  /** A keyed hash of the client's address. */
  readonly from?: string;
}

export interface Asked {
  readonly method: string;
  readonly target: URL;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly apiKey: string | undefined;
  readonly address: string | undefined;
}

const credentials = z.looseObject({ email: z.string(), password: z.string() }).partial();
const claims = z.object({ sub: z.string(), email: z.string().optional() });

/** Whoever asks for these has no session that counts yet: the account is the one that the body names. */
const BEFORE_SIGN_IN = new Set(['sign-in', 'sign-up', 'reset-request', 'link']);

/** Database calls that concern a learner's account or an operator's power. */
const WATCHED_CALLS = new Set([
  'delete_my_account',
  'export_my_data',
  'create_exam_code',
  'revoke_exam_code',
  'send_notification',
  'unlock_exam',
]);

/** The security event of a request, in a word; null for all others. Pure. */
export function nameEvent({ method, target, body, apiKey }: Asked, secretKey: string): string | null {
  const [, service = '', path = ''] = /^\/(auth|rest|storage)\/v1(\/.*)?$/.exec(target.pathname) ?? [];
  const said = credentials.safeParse(parse(body)).data ?? {};
  if (service === 'auth') {
    if (path === '/token') return target.searchParams.get('grant_type') === 'password' ? 'sign-in' : null;
    if (path === '/user' && method === 'PUT') {
      if (said.password !== undefined) return 'password-change';
      return said.email === undefined ? null : 'email-change';
    }
    if (path === '/factors') return method === 'POST' ? 'second-step-enrol' : null;
    if (path.startsWith('/factors/')) {
      if (method === 'DELETE') return 'second-step-removal';
      return path.endsWith('/verify') ? 'second-step' : null;
    }
    if (path.startsWith('/admin')) return 'admin';
    return (
      { '/signup': 'sign-up', '/recover': 'reset-request', '/verify': 'link', '/logout': 'sign-out' }[path] ??
      null
    );
  }
  const call = /^\/rpc\/(\w+)$/.exec(path)?.[1];
  if (call !== undefined && WATCHED_CALLS.has(call)) return call.replaceAll('_', '-');
  // The secret key allows everything, so every write with it is logged.
  return service !== '' && apiKey === secretKey && method !== 'GET' && method !== 'HEAD'
    ? 'operator-write'
    : null;
}

/** The event of a request and the status of its response; null where there is none. Pure. */
export function describeEvent(
  asked: Asked,
  status: number,
  secret: string,
  secretKey: string,
  now: Date,
): SecurityEvent | null {
  const refused = status === 401 || status === 403;
  const event = nameEvent(asked, secretKey) ?? (refused ? 'access' : null);
  if (event === null) return null;
  const code = (value: string) => createHmac('sha256', secret).update(value).digest('hex').slice(0, 16);
  const account = BEFORE_SIGN_IN.has(event)
    ? credentials.safeParse(parse(asked.body)).data?.email
    : unverifiedAccount(asked.authorization);
  return {
    at: now.toISOString(),
    event,
    outcome: status === 429 ? 'limited' : status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'done',
    status,
    ...(account !== undefined && { account: code(account.trim().toLowerCase()) }),
    ...(asked.address !== undefined && { from: code(asked.address) }),
  };
}

/** The account in a token, which is not verified here: a refused request may name anybody. */
function unverifiedAccount(authorization: string | undefined): string | undefined {
  const part = /^Bearer [\w-]+\.([\w-]+)\./i.exec(authorization ?? '')?.[1];
  if (part === undefined) return undefined;
  const said = claims.safeParse(parse(Buffer.from(part, 'base64url').toString('utf8'))).data;
  return said?.email || said?.sub;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Appends events to a file, one JSON object per line; a full file becomes `<file>.1`. A full disk does not
 * stop a request.
 */
export function securityLog(file: string): (event: SecurityEvent) => void {
  return (event) => {
    try {
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MOST_BYTES) renameSync(file, `${file}.1`);
      appendFileSync(file, `${JSON.stringify(event)}\n`, { mode: 0o600 });
    } catch {
      // The next event tries again.
    }
  };
}

import * as z from 'zod';

/** The names of the database's limits; see supabase/migrations/*_accounts.sql. */
export type AuthAttempt = {
  readonly action: 'sign-in' | 'second-step' | 'sign-up' | 'reset' | 'resend' | 'verify';
  /** The account concerned, if the request names one; for a second step, the token names it. */
  readonly email: string | null;
  /** The secret of a known device that a sign-in brings, in the field for an answer to a captcha. */
  readonly device?: string | undefined;
};

const namedSchema = z.looseObject({
  email: z.string().catch(''),
  token: z.unknown().optional(),
  token_hash: z.unknown().optional(),
  gotrue_meta_security: z.looseObject({ captcha_token: z.string().optional() }).optional().catch(undefined),
});

const actions: Readonly<Record<string, AuthAttempt['action']>> = {
  'POST /signup': 'sign-up',
  'POST /recover': 'reset',
  'POST /otp': 'reset',
  'POST /magiclink': 'reset',
  'POST /resend': 'resend',
  'POST /verify': 'verify',
};

/** The limited action of a request to the account service; null for any other. */
export function readAuthAttempt(method: string, target: URL, body: string): AuthAttempt | null {
  const path = authPath(target);
  if (path === null) return null;
  const named = namedSchema.safeParse(parsed(body));
  const email = (named.success && named.data.email.trim().toLowerCase()) || null;
  const action = actions[`${method} ${path}`];
  // A link identifies its account: an address sent with it may be anybody's, and a valid link would clear
  // that account's count. With a code the address counts, whatever hash is sent with it.
  const isLink =
    action === 'verify' &&
    named.success &&
    named.data.token_hash !== undefined &&
    named.data.token === undefined;
  if (action !== undefined) return { action, email: isLink ? null : email };
  if (method === 'POST' && path === '/token' && target.searchParams.getAll('grant_type').includes('password'))
    return {
      action: 'sign-in',
      email,
      device: named.data?.gotrue_meta_security?.captcha_token,
    };
  if (method === 'POST' && /^\/factors\/[^/]+\/verify$/.test(path))
    return { action: 'second-step', email: null };
  // A change of address sends mail.
  if (method === 'PUT' && path === '/user' && email !== null) return { action: 'resend', email };
  return null;
}

/** The path below /auth/v1, however its slashes and letters are encoded; null for any other path. */
export function authPath({ pathname }: URL): string | null {
  let plain: string;
  try {
    plain = decodeURIComponent(pathname)
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '');
  } catch {
    return null;
  }
  return /^\/auth\/v1(\/[\w.-]+)+$/.test(plain) ? plain.slice('/auth/v1'.length) : null;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

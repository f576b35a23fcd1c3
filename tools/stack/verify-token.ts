import { decodeJwt, jwtVerify } from 'jose';
import * as z from 'zod';
import type { CallerClaims } from './database/database.ts';
import type { Keys } from './keys.ts';

const claimsSchema = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  sub: z.string().optional(),
  exp: z.number(),
});

/** Seconds since 1970 at which the claims end; Infinity for an API key. */
export type VerifiedToken = { readonly claims: CallerClaims; readonly expiresAt: number };

/** Of every token of the account service. */
const audience = 'authenticated';

/**
 * The issuer in every token. A project has its own address; this stack uses the loopback address, on a port
 * that may change.
 */
export const ISSUER = 'revisoins-stack';

/** Verified tokens, by secret and token: a learner sends the same one for an hour. */
const known = new Map<string, VerifiedToken>();
const MOST_KNOWN = 5000;

/**
 * Verifies a user's token: signature (HS256 only), issuer, expiry, audience, role. Returns null when it is
 * not valid; never rejects.
 */
export async function verifyToken(token: string, jwtSecret: string): Promise<VerifiedToken | null> {
  const key = `${jwtSecret} ${token}`;
  const earlier = known.get(key);
  if (earlier !== undefined && earlier.expiresAt > Math.floor(Date.now() / 1000)) return earlier;
  known.delete(key);
  const verified = await verifySignature(token, jwtSecret);
  if (verified === null) return null;
  // The oldest entry is removed.
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
  known.set(key, verified);
  return verified;
}

async function verifySignature(token: string, jwtSecret: string): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), {
      algorithms: ['HS256'],
      audience,
      issuer: ISSUER,
      requiredClaims: ['exp'],
    });
    const { sub, ...claims } = claimsSchema.parse(payload);
    return { claims: sub === undefined ? claims : { ...claims, sub }, expiresAt: claims.exp };
  } catch {
    return null;
  }
}

/** Whether a token has no expiry, another audience or another issuer: lite would accept it. */
export function lacksClaims(token: string): boolean {
  try {
    const { exp, aud, iss } = decodeJwt(token);
    return exp === undefined || iss !== ISSUER || ![aud].flat().includes(audience);
  } catch {
    return false;
  }
}

/** Like `verifyToken`, but also accepts the stack's two API keys. */
export async function verifyTokenOrKey(token: string, keys: Keys): Promise<VerifiedToken | null> {
  if (token === keys.publishableKey) return { claims: { role: 'anon' }, expiresAt: Infinity };
  if (token === keys.secretKey) return { claims: { role: 'service_role' }, expiresAt: Infinity };
  return verifyToken(token, keys.jwtSecret);
}

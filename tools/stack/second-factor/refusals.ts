import { authRefusal } from '../gateway/unoffered-auth.ts';

/** GoTrue's refusals of a request about a factor. */
export const refuse = {
  body: () => authRefusal(400, 'validation_failed', 'The request lacks something or has too much of it'),
  caller: () => authRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  factor: () => authRefusal(404, 'mfa_factor_not_found', 'Factor not found'),
  level: (status: number) => authRefusal(status, 'insufficient_aal', 'AAL2 required'),
  stale: () =>
    authRefusal(400, 'reauthentication_needed', 'A change of the second step needs a fresh sign-in or code'),
  code: () => authRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  challenge: () =>
    authRefusal(422, 'mfa_challenge_expired', 'The challenge has expired, verify against a new one'),
};

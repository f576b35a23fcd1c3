import type { AppErrorKind } from '@revisoins/contracts';

/** Messages of older servers, which send no code. */
const words: readonly (readonly [RegExp, string])[] = [
  [/invalid login credentials/i, 'invalid_credentials'],
  [/email not confirmed/i, 'email_not_confirmed'],
  [/already (been )?registered/i, 'user_already_exists'],
  [/rate limit|too many requests/i, 'over_request_rate_limit'],
  [/different from the old password/i, 'same_password'],
  [/session (id )?.*not.*(found|exist)/i, 'session_not_found'],
  [/expired|invalid.*(link|token)/i, 'otp_expired'],
];

const kinds: Readonly<Record<string, AppErrorKind>> = {
  invalid_credentials: 'unauthorized',
  email_not_confirmed: 'forbidden',
  user_banned: 'forbidden',
  signup_disabled: 'forbidden',
  insufficient_aal: 'forbidden',
  user_already_exists: 'conflict',
  email_exists: 'conflict',
  conflict: 'conflict',
  user_not_found: 'not-found',
  weak_password: 'invalid',
  same_password: 'invalid',
  validation_failed: 'invalid',
  bad_json: 'invalid',
  email_address_invalid: 'invalid',
  over_request_rate_limit: 'rate-limited',
  over_email_send_rate_limit: 'rate-limited',
  request_timeout: 'timeout',
  otp_expired: 'unauthorized',
  bad_jwt: 'unauthorized',
  no_authorization: 'unauthorized',
  session_not_found: 'unauthorized',
  session_expired: 'unauthorized',
  refresh_token_not_found: 'unauthorized',
  refresh_token_already_used: 'unauthorized',
};

/** The code of an account error: the server's own, else the one that its message stands for, else null. */
export function authCode(code: string | undefined, message: string): string | null {
  return code ?? words.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}

export function authCodeKind(code: string): AppErrorKind | null {
  return kinds[code] ?? null;
}

import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js';
import { AppError } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { toAppError } from './to-app-error.ts';

const row = (code: string, message = 'refused') => ({ code, message, details: '', hint: '' });

test.each([
  ['a unique violation', row('23505'), 409, 'conflict'],
  ['a check violation', row('23514'), 400, 'invalid'],
  ['a title that is not known', row('23503'), 409, 'invalid'],
  ['a raised exception', row('P0001'), 400, 'invalid'],
  ['a policy', row('42501'), 403, 'forbidden'],
  ['an expired access token', row('PGRST303'), 401, 'unauthorized'],
  ['no row where one is expected', row('PGRST116'), 406, 'not-found'],
  ['a cancelled statement', row('57014'), 500, 'timeout'],
  ['a database that is gone', row('PGRST001'), 503, 'unavailable'],
  ['a gateway page', { message: '<html>' }, 502, 'unavailable'],
  ['an unknown table', row('PGRST205'), 404, 'not-found'],
  ['no way to the server', { message: 'AppError: http://x cannot be reached', code: '' }, 0, 'network'],
  ['a late server', { message: 'AppError: http://x did not answer in time', code: '' }, 0, 'timeout'],
  ['a late body', { message: 'TimeoutError: signal timed out', code: '' }, 0, 'timeout'],
  ['a plain fetch failure', new TypeError('Failed to fetch'), undefined, 'network'],
  ['too many requests', row(''), 429, 'rate-limited'],
  ['an invalid body', row(''), 422, 'invalid'],
  ['a missing page', row(''), 404, 'not-found'],
  ['a text', 'odd', undefined, 'unexpected'],
  ['nothing', undefined, undefined, 'unexpected'],
])('reads %s', (_, error, status, kind) => {
  expect(toAppError(error, status).kind).toBe(kind);
});

test.each([
  ['invalid_credentials', 400, 'unauthorized'],
  ['email_not_confirmed', 400, 'forbidden'],
  ['user_already_exists', 422, 'conflict'],
  ['over_email_send_rate_limit', 429, 'rate-limited'],
  ['same_password', 422, 'invalid'],
  ['a_code_of_tomorrow', 503, 'unavailable'],
])('reads the account code %s', (code, status, kind) => {
  expect(toAppError(new AuthApiError('words', status, code))).toMatchObject({
    kind,
    metadata: { code, status },
  });
});

test.each([
  ['Invalid login credentials', 'invalid_credentials'],
  ['Email not confirmed', 'email_not_confirmed'],
  ['User already registered', 'user_already_exists'],
  ['Email rate limit exceeded', 'over_request_rate_limit'],
  ['Too many requests', 'over_request_rate_limit'],
  ['New password should be different from the old password.', 'same_password'],
])('finds the code of an older server in "%s"', (message, code) => {
  expect(toAppError(new AuthApiError(message, 400, undefined)).metadata.code).toBe(code);
});

test('reads an account server that does not answer', () => {
  expect(toAppError(new AuthRetryableFetchError('http://x cannot be reached', 0)).kind).toBe('network');
  expect(toAppError(new AuthRetryableFetchError('http://x did not answer in time', 0)).kind).toBe('timeout');
  expect(toAppError(new AuthRetryableFetchError('Bad gateway', 502)).kind).toBe('unavailable');
});

test('reads how long a server that limits wants us to wait', () => {
  const error = new AuthApiError(
    'For security purposes, you can only request this after 59 seconds.',
    429,
    'over_email_send_rate_limit',
  );
  expect(toAppError(error)).toMatchObject({ kind: 'rate-limited', metadata: { retryAfterSeconds: 59 } });
});

test('reads a session that is gone', () => {
  expect(toAppError(new AuthSessionMissingError()).kind).toBe('unauthorized');
});

test('leaves an AppError as it is', () => {
  const error = new AppError('x', 'conflict');
  expect(toAppError(error)).toBe(error);
});

import { expect, test } from 'vitest';
import { readAuthAttempt } from './auth-attempt.ts';

const lea = JSON.stringify({ email: ' LEA@example.test ', password: 'x' });

test.each([
  ['POST', '/auth/v1/token?grant_type=password', 'sign-in'],
  ['POST', '/auth/v1/token/?grant_type=password', 'sign-in'],
  ['POST', '/auth/v1/%74oken?grant_type=password', 'sign-in'],
  ['POST', '/auth/v1/token?grant_type=refresh_token&grant_type=password', 'sign-in'],
  ['POST', '/auth/v1/signup', 'sign-up'],
  ['POST', '/auth/v1//recover?redirect_to=x', 'reset'],
  ['POST', '/auth/v1/otp', 'reset'],
  ['POST', '/auth/v1/resend', 'resend'],
  ['PUT', '/auth/v1/user', 'resend'],
  ['POST', '/auth/v1/verify', 'verify'],
])('%s %s is a %s of the account, however its e-mail is written', (method, path, action) => {
  expect(readAuthAttempt(method, new URL(path, 'http://api.test'), lea)).toEqual({
    action,
    email: 'lea@example.test',
  });
});

test('a link identifies its account; an address sent with it does not count, unless there is a code to guess', () => {
  const verify = (body: object) =>
    readAuthAttempt('POST', new URL('http://api.test/auth/v1/verify'), JSON.stringify(body));
  const email = 'lea@example.test';
  expect(verify({ email, token_hash: 'abc' })).toEqual({ action: 'verify', email: null });
  expect(verify({ email, token: '123456' })).toEqual({ action: 'verify', email });
  expect(verify({ email, token: '123456', token_hash: '' })).toEqual({ action: 'verify', email });
});

test('the code of a second step counts as an attempt by the account in the token', () => {
  const path = 'http://api.test/auth/v1//factors/f-1/verify/';
  expect(readAuthAttempt('POST', new URL(path), '{}')).toEqual({ action: 'second-step', email: null });
});

test.each([
  ['POST', '/auth/v1/factors/f-1/challenge'],
  ['DELETE', '/auth/v1/factors/f-1'],
  ['POST', '/auth/v1/token?grant_type=refresh_token'],
  ['GET', '/auth/v1/user'],
  ['GET', '/auth/v1/token?grant_type=password'],
  ['POST', '/rest/v1/signup'],
])('%s %s is not limited', (method, path) => {
  expect(readAuthAttempt(method, new URL(path, 'http://api.test'), lea)).toBeNull();
});

test.each(['', 'not json', '[]', '{"email":{}}'])(
  'a body of %j names no account, and its address still counts',
  (body) => {
    expect(
      readAuthAttempt('POST', new URL('http://api.test/auth/v1/token?grant_type=password'), body),
    ).toEqual({
      action: 'sign-in',
      email: null,
    });
  },
);

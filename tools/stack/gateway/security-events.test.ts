import { expect, test } from 'vitest';
import { describeEvent, type Asked } from './security-events.ts';

const secretKey = 'sb_secret_x';
const email = 'lea@exemple.ca';
const token = `Bearer h.${Buffer.from(JSON.stringify({ sub: 'the-id-of-lea' })).toString('base64url')}.s`;

const ask = (request: string, changes: Partial<Asked> = {}): Asked => {
  const [method = '', path = ''] = request.split(' ');
  const target = new URL(path, 'http://api.test');
  return {
    method,
    target,
    body: '',
    authorization: undefined,
    apiKey: undefined,
    address: '192.0.2.7',
    ...changes,
  };
};
const describe = (asked: Asked, status = 200) =>
  describeEvent(asked, status, 'secret', secretKey, new Date('2026-11-22T15:00:00Z'));
const withMail = { body: JSON.stringify({ email, password: 'Secret-1' }) };

test.each([
  ['POST /auth/v1/token?grant_type=password', withMail, 200, 'sign-in', 'done'],
  ['POST /auth/v1/token?grant_type=password', withMail, 400, 'sign-in', 'refused'],
  ['POST /auth/v1/token?grant_type=password', withMail, 429, 'sign-in', 'limited'],
  ['POST /auth/v1/signup', withMail, 200, 'sign-up', 'done'],
  ['POST /auth/v1/recover', withMail, 200, 'reset-request', 'done'],
  ['POST /auth/v1/logout?scope=global', { authorization: token }, 204, 'sign-out', 'done'],
  ['PUT /auth/v1/user', { authorization: token, body: '{"password":"x"}' }, 200, 'password-change', 'done'],
  ['PUT /auth/v1/user', { authorization: token, body: '{"email":"a@b.ca"}' }, 200, 'email-change', 'done'],
  ['POST /auth/v1/factors', { authorization: token }, 200, 'second-step-enrol', 'done'],
  ['POST /auth/v1/factors/f-1/verify', { authorization: token }, 422, 'second-step', 'refused'],
  ['POST /auth/v1/factors/f-1/verify', { authorization: token }, 429, 'second-step', 'limited'],
  ['DELETE /auth/v1/factors/f-1', { authorization: token }, 200, 'second-step-removal', 'done'],
  ['POST /rest/v1/rpc/export_my_data', { authorization: token }, 200, 'export-my-data', 'done'],
  ['POST /rest/v1/rpc/delete_my_account', { authorization: token }, 200, 'delete-my-account', 'done'],
  ['POST /rest/v1/rpc/create_exam_code', { apiKey: secretKey }, 200, 'create-exam-code', 'done'],
  ['PATCH /rest/v1/profiles', { apiKey: secretKey }, 204, 'operator-write', 'done'],
  ['GET /rest/v1/profiles', { authorization: token }, 403, 'access', 'refused'],
] as const)('%s is logged', (request, changes, status, event, outcome) => {
  expect(describe(ask(request, changes), status)).toMatchObject({ event, outcome, status });
});

test.each([
  'GET /rest/v1/quiz_attempts',
  'POST /auth/v1/factors/f-1/challenge',
  'POST /auth/v1/token?grant_type=refresh_token',
  'GET /auth/v1/user',
])('%s is nobody’s business', (request) =>
  expect(describe(ask(request, { authorization: token }))).toBeNull(),
);

test('a line distinguishes accounts without identifying them', () => {
  const signIn = 'POST /auth/v1/token?grant_type=password';
  const [mine, again, other] = [
    describe(ask(signIn, withMail)),
    describe(ask(signIn, { body: JSON.stringify({ email: ' LEA@exemple.ca ' }) })),
    describe(ask(signIn, { body: JSON.stringify({ email: 'max@exemple.ca' }) })),
  ];
  expect(mine?.account).toBe(again?.account);
  expect(mine?.account).not.toBe(other?.account);
  const line = JSON.stringify([
    mine,
    describe(ask('PUT /auth/v1/user', { authorization: token, ...withMail })),
  ]);
  for (const secret of [email, 'Secret-1', '192.0.2.7', 'the-id-of-lea', token])
    expect(line).not.toContain(secret);
});

test('one account has one code, at its sign-in and with its token, whatever new address it asks for', () => {
  const said = Buffer.from(JSON.stringify({ sub: 'the-id-of-lea', email })).toString('base64url');
  const authorization = `Bearer h.${said}.s`;
  const lines = [
    describe(ask('POST /auth/v1/token?grant_type=password', withMail)),
    describe(ask('PUT /auth/v1/user', { authorization, body: '{"email":"max@exemple.ca"}' })),
    describe(ask('POST /rest/v1/rpc/export_my_data', { authorization })),
    // Somebody else is signed in on the same device.
    describe(ask('POST /auth/v1/recover', { ...withMail, authorization: token })),
  ];
  expect(new Set(lines.map((line) => line?.account)).size).toBe(1);
  expect(lines[0]?.account).toMatch(/^[0-9a-f]{16}$/);
});

test('a body or a token that is none is no reason to fail', () => {
  expect(
    describe(ask('POST /auth/v1/signup', { body: '{', authorization: 'Bearer a.b.c' }), 400),
  ).toMatchObject({
    event: 'sign-up',
    outcome: 'refused',
  });
});

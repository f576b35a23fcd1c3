import { SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { generateKeys } from './keys.ts';
import { ISSUER, lacksClaims, verifyToken, verifyTokenOrKey } from './verify-token.ts';

const secret = 's'.repeat(40);
const sign = (claims: Record<string, unknown>, with_: string, expires: number | string) =>
  new SignJWT({ iss: ISSUER, aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(with_));

test('a good token gives its claims and its end', async () => {
  const token = await sign({ role: 'authenticated', sub: 'u1' }, secret, '1h');
  const verified = await verifyToken(token, secret);
  expect(verified?.claims).toMatchObject({ role: 'authenticated', sub: 'u1' });
  expect(verified?.expiresAt).toBeGreaterThan(Date.now() / 1000);
});

test.each([
  ['signed with another secret', () => sign({ role: 'authenticated' }, 'x'.repeat(40), '1h')],
  ['expired', () => sign({ role: 'authenticated' }, secret, 1)],
  ['of an unknown role', () => sign({ role: 'postgres' }, secret, '1h')],
  ['without a role', () => sign({ sub: 'u1' }, secret, '1h')],
  [
    'unsigned',
    () => Promise.resolve(`${btoa('{"alg":"none"}')}.${btoa('{"role":"service_role","exp":9999999999}')}.`),
  ],
  ['for another audience', () => sign({ role: 'authenticated', aud: 'storage' }, secret, '1h')],
  ['of another issuer', () => sign({ role: 'authenticated', iss: 'https://example.org' }, secret, '1h')],
  ['without an issuer', () => sign({ role: 'authenticated', iss: undefined }, secret, '1h')],
  ['without an audience', () => sign({ role: 'authenticated', aud: undefined }, secret, '1h')],
  [
    'without an end',
    () =>
      new SignJWT({ role: 'authenticated', aud: 'authenticated', iss: ISSUER })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(secret)),
  ],
  ['not a token', () => Promise.resolve('abc')],
])('a token %s is refused', async (_, token) => {
  expect(await verifyToken(await token(), secret)).toBeNull();
});

test('a token that was good is not once its time has come', async () => {
  vi.useFakeTimers();
  try {
    const token = await sign({ role: 'authenticated', sub: 'u1' }, secret, '1m');
    expect(await verifyToken(token, secret)).not.toBeNull();
    vi.advanceTimersByTime(61_000);
    expect(await verifyToken(token, secret)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a token that was good is not with another secret', async () => {
  const token = await sign({ role: 'authenticated', sub: 'u1' }, secret, '1h');
  expect(await verifyToken(token, secret)).not.toBeNull();
  expect(await verifyToken(token, 'x'.repeat(40))).toBeNull();
});

test('the API keys stand for anon and service_role', async () => {
  const keys = await generateKeys();
  expect((await verifyTokenOrKey(keys.publishableKey, keys))?.claims.role).toBe('anon');
  expect((await verifyTokenOrKey(keys.secretKey, keys))?.claims.role).toBe('service_role');
  expect(await verifyTokenOrKey(`${keys.secretKey}x`, keys)).toBeNull();
});

test('a token without an end or an issuer, or for somebody else, lacks claims, an expired one does not', async () => {
  expect(lacksClaims(await sign({ role: 'authenticated', aud: 'storage' }, secret, '1h'))).toBe(true);
  expect(lacksClaims(await sign({ role: 'authenticated', iss: undefined }, secret, '1h'))).toBe(true);
  expect(lacksClaims(await sign({ role: 'authenticated' }, secret, 1))).toBe(false);
  expect(lacksClaims('sb_publishable_key')).toBe(false);
});

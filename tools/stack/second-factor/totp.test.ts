import { expect, test } from 'vitest';
import { newSecret, stepAt, findStep, totp, totpUri } from './totp.ts';

/** The key of RFC 6238, '12345678901234567890', in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// The last six of the eight digits in appendix B.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is that of RFC 6238', (seconds, code) => {
  expect(totp(secret, stepAt(seconds * 1000))).toBe(code);
});

test('a code is right in its step, the one before and the one after', () => {
  const code = totp(secret, 1000);
  const at = (step: number) => findStep(secret, code, step * 30_000 + 15_000);
  expect([998, 999, 1000, 1001, 1002].map(at)).toEqual([null, 1000, 1000, 1000, null]);
  expect(findStep(secret, '', 30_000_000)).toBeNull();
});

test('a new secret has 160 bits, and no other account has the same', () => {
  const [mine, other] = [newSecret(), newSecret()];
  expect(mine).toMatch(/^[A-Z2-7]{32}$/);
  expect(mine).not.toBe(other);
});

test('the address for authenticators names site and account', () => {
  const uri = new URL(totpUri(secret, 'Révisoins', 'lea+1@exemple.ca'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Révisoins:lea+1@exemple.ca',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret,
    issuer: 'Révisoins',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

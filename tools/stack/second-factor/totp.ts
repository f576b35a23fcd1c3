import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** How many steps a code may be early or late: clocks differ, and people type slowly. */
const TOLERANCE = 1;

/** A new secret in base32, as long as the hash behind the codes. */
export function newSecret(): string {
  let bits = '';
  for (const byte of randomBytes(SECRET_BYTES)) bits += byte.toString(2).padStart(8, '0');
  return bits.replaceAll(/.{5}/g, (five) => ALPHABET[Number.parseInt(five, 2)] ?? '');
}

function decodeSecret(secret: string): Buffer {
  let bits = '';
  for (const letter of secret) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The time step, counted from 1970, of a moment in milliseconds. */
export const stepAt = (ms: number): number => Math.floor(ms / 1000 / STEP_SECONDS);

/** The code of one time step: RFC 6238 with SHA-1 and six digits, which every authenticator supports. */
export function totp(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', decodeSecret(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step whose code this is, near a moment in milliseconds; null for a wrong code. */
export function findStep(secret: string, code: string, ms: number): number | null {
  const now = stepAt(ms);
  for (let step = now - TOLERANCE; step <= now + TOLERANCE; step += 1)
    if (totp(secret, step) === code) return step;
  return null;
}

/** The address that an authenticator reads from a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const known = { secret, issuer, algorithm: 'SHA1', digits: '6', period: String(STEP_SECONDS) };
  return `otpauth://totp/${label}?${Object.entries(known)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}

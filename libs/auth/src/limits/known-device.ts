import { deviceStorage, parseStored } from '@revisoins/contracts';
import * as z from 'zod/mini';
import { normalizeEmail } from '../input/normalize-email.ts';
import type { Backend } from '../backend.ts';

const KEY = 'revisoins-device';
const deviceSchema = z.object({
  /** The token that the server recognises this browser by. */
  secret: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The accounts that have signed in here and stayed, as digests: storage does not reveal whose they are. */
  accounts: z.array(z.string()),
});
type Device = z.infer<typeof deviceSchema>;

const MOST_ACCOUNTS = 20;

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function read(): Device | null {
  return deviceSchema.safeParse(parseStored(deviceStorage.get(KEY))).data ?? null;
}

async function digest(email: string, secret: string): Promise<string> {
  const text = new TextEncoder().encode(`${secret} ${normalizeEmail(email)}`);
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

/** Whether the account has signed in and stayed in this browser. Never rejects. */
export async function isKnownDevice(email: string): Promise<boolean> {
  const device = read();
  if (device === null) return false;
  return digest(email, device.secret).then(
    (account) => device.accounts.includes(account),
    () => false, // a browser without web cryptography
  );
}

/**
 * Proves to the server that a sign-in comes from a known device, which locks do not hold up. Never rejects.
 *
 * @returns the options of the sign-in, which bring the device along: guesses of others in the same minute
 * then do not count as the device's. Without captchas, a project ignores this field.
 */
export async function presentDevice({ callRpc }: Backend, email: string): Promise<{ captchaToken?: string }> {
  const device = read();
  if (device === null || !(await isKnownDevice(email))) return {};
  await callRpc('present_device', { email, device: device.secret }).catch(() => undefined);
  return { captchaToken: device.secret };
}

/** Registers this browser as a known device of the account that has just signed in. Never rejects. */
export async function rememberDevice({ callRpc }: Backend, email: string): Promise<void> {
  try {
    const device = read() ?? {
      secret: hexadecimal(crypto.getRandomValues(new Uint8Array(32))),
      accounts: [],
    };
    await callRpc('remember_device', { device: device.secret });
    const account = await digest(email, device.secret);
    const accounts = [account, ...device.accounts.filter((known) => known !== account)];
    deviceStorage.set(KEY, JSON.stringify({ ...device, accounts: accounts.slice(0, MOST_ACCOUNTS) }));
  } catch {
    // The next sign-in tries again; until then the device is unknown.
  }
}

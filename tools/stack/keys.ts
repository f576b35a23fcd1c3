import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import * as z from 'zod';

const keysSchema = z.strictObject({
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  jwtSecret: z.string().min(32),
});

export type Keys = z.infer<typeof keysSchema>;

/** Whether a request comes with one of the API keys. */
export function hasKey(init: RequestInit, { publishableKey, secretKey }: Keys): boolean {
  const key = new Headers(init.headers).get('apikey');
  return key === publishableKey || key === secretKey;
}

/** The stack's own keys: read from the file, or created there the first time (readable by its owner only). */
export async function loadKeys(file: string): Promise<Keys> {
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return keysSchema.parse(JSON.parse(stored));
  const keys = await generateKeys();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

export async function generateKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  return {
    publishableKey: publishable.key,
    secretKey: secret.key,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
}

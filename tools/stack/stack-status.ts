import { join } from 'node:path';
import { runningStack } from './data-lock.ts';
import { loadKeys } from './keys.ts';

/**
 * The names and values that `supabase status -o json` prints, or null when no stack runs on the directory.
 */
export async function stackStatus(dataDir: string): Promise<Record<string, string> | null> {
  const running = await runningStack(dataDir);
  if (running === null) return null;
  const { publishableKey, secretKey, jwtSecret } = await loadKeys(join(dataDir, 'keys.json'));
  const { apiUrl, mailboxUrl } = running;
  return {
    API_URL: apiUrl,
    REST_URL: `${apiUrl}/rest/v1`,
    FUNCTIONS_URL: `${apiUrl}/functions/v1`,
    STORAGE_URL: `${apiUrl}/storage/v1`,
    PUBLISHABLE_KEY: publishableKey,
    ANON_KEY: publishableKey,
    SECRET_KEY: secretKey,
    SERVICE_ROLE_KEY: secretKey,
    JWT_SECRET: jwtSecret,
    // The embedded database has no port: its address is its directory.
    DB_URL: process.env['DATABASE_URL'] ?? `pglite:${join(dataDir, 'database')}`,
    MAILPIT_URL: mailboxUrl,
    INBUCKET_URL: mailboxUrl,
  };
}

import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import type { Keys } from '../keys.ts';

/**
 * The environment of functions, as on Supabase, plus the names of supabase/functions/.env; and the hosts they
 * may reach: this API, and those that FUNCTIONS_ALLOW_HOSTS lists there (comma-separated).
 */
export async function functionEnvironment(envFile: string, apiUrl: string, keys: Keys) {
  const own = parseEnv(await readFile(envFile, 'utf8').catch(() => ''));
  const hosts = (own['FUNCTIONS_ALLOW_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter((host) => /^[\w.-]+(:\d+)?$/.test(host));
  const { host } = new URL(apiUrl);
  return {
    env: {
      ...Object.fromEntries(
        Object.entries(own).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
      SUPABASE_URL: apiUrl,
      SUPABASE_ANON_KEY: keys.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    },
    allowedHosts: [host, ...hosts],
  };
}

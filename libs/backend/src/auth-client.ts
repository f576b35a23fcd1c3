import type { GoTrueClient } from '@supabase/auth-js';
import { backendClient } from './client.ts';

/** The client of accounts and sessions. Its results carry `error`, which `toAppError` classifies. */
export function authClient(): GoTrueClient {
  return backendClient().auth;
}

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Stack } from '../../tools/stack/index.ts';

export interface TestLearner {
  readonly id: string;
  readonly client: SupabaseClient;
}

/** A signed-out client like a browser's. */
export function anonymousClient(stack: Stack): SupabaseClient {
  return createClient(stack.apiUrl, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
}

/** Adds a confirmed account without e-mails and signs it in. `metadata` is what a sign-up form would send. */
export async function addLearner(
  stack: Stack,
  name: string,
  metadata: Record<string, unknown> = {},
): Promise<TestLearner> {
  const id = crypto.randomUUID();
  const [email, password] = [`${name}@revisoins.test`, `Secret-${id}`];
  await stack.sql(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, extensions.crypt($3, extensions.gen_salt('bf', 4)), now(), $4,
             '{"provider": "email", "providers": ["email"]}')`,
    [id, email, password, JSON.stringify(metadata)],
  );
  const client = anonymousClient(stack);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { id, client };
}

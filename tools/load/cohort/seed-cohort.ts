import { randomUUID } from 'node:crypto';
import type { Backend } from '../backend/start-backend.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

export interface Cohort {
  readonly accounts: readonly Account[];
  /** Opens the exam. */
  readonly code: string;
}

/**
 * Accounts as a sign-up and a confirmation leave them, with a hash of the cost that the account service
 * makes: each sign-in pays for it. All share a password, and so the seconds that its hash takes here.
 */
export async function seedCohort(backend: Pick<Backend, 'sql'>, size: number): Promise<Cohort> {
  const password = `Cohorte-${randomUUID()}`;
  const accounts = Array.from({ length: size }, (_, index) => ({
    id: randomUUID(),
    email: `load-${index + 1}@revisoins.test`,
    password,
  }));
  const wanted = JSON.stringify(accounts.map(({ id, email }) => ({ id, email })));
  await backend.sql(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
     select id, 'authenticated', 'authenticated', email, hash, now(), '{"first_name": "Charge", "last_name": "Cohorte"}',
            '{"provider": "email", "providers": ["email"]}'
       from jsonb_to_recordset($1::jsonb) as wanted (id uuid, email text)
       cross join (select extensions.crypt($2, extensions.gen_salt('bf', 10)) as hash) as hashed`,
    [wanted, password],
  );
  await backend.sql(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     select gen_random_uuid(), 'email', id::text, id,
            jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
       from jsonb_to_recordset($1::jsonb) as wanted (id uuid, email text)`,
    [wanted],
  );
  const code = `CODE-${randomUUID()}`.toUpperCase();
  await backend.sql(`select create_exam_code('Charge', $1, now() + interval '1 day')`, [code]);
  return { accounts, code };
}

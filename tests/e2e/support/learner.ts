import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { linkMailedTo } from './mailbox.ts';
import { site } from './site.ts';

export interface Learner {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** A new learner without an account. */
export function newPerson(): Learner {
  return {
    email: `${randomUUID()}@exemple.test`,
    password: 'Soins-2026-Laval!',
    firstName: 'Maryse',
    lastName: 'Tremblay',
  };
}

/** An API client like that of the browser, for what a test must check beyond the screen. */
export function apiClient() {
  return createClient(site.api, site.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** A learner with a confirmed account who has seen the introduction, made through the API. */
export async function newLearner(): Promise<Learner> {
  const person = newPerson();
  const { error } = await apiClient().auth.signUp({
    email: person.email,
    password: person.password,
    options: {
      data: { first_name: person.firstName, last_name: person.lastName, study_level: 'infirmier-auxiliaire' },
    },
  });
  if (error) throw error;
  const { searchParams } = new URL(await linkMailedTo(person.email));
  const token_hash = searchParams.get('token_hash') ?? '';
  await apiClient().rpc('prove_sign_up', { token_hash, password: person.password });
  const client = apiClient();
  const { data, error: refused } = await client.auth.verifyOtp({ token_hash, type: 'signup' });
  if (refused) throw refused;
  // The introduction would cover every page.
  const { error: failed } = await client
    .from('profiles')
    .update({ has_seen_onboarding: true })
    .eq('id', data.user?.id);
  if (failed) throw failed;
  await client.auth.signOut();
  return person;
}

/** Signs in through the form. */
export async function signIn(page: Page, { email, password }: Learner): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).or(page.getByLabel('Courriel')).first().fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/dashboard');
}

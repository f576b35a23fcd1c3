import type { Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { apiClient, newLearner, type Learner } from './learner.ts';
import { site } from './site.ts';

export interface StoredState {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

/** Browser storage with a session. */
export function storageState(session: unknown): StoredState {
  return {
    cookies: [],
    origins: [
      { origin: site.shell, localStorage: [{ name: 'revisoins-session', value: JSON.stringify(session) }] },
    ],
  };
}

async function startSession({ email, password }: Learner): Promise<Session> {
  const { data, error } = await apiClient().auth.signInWithPassword({ email, password });
  if (error) throw error;
  return data.session;
}

/** Browser storage with a new signed-in learner, for tests that are not about signing in. */
export async function signedInState(): Promise<StoredState> {
  return storageState(await startSession(await newLearner()));
}

/**
 * Gives the browser a session, as the form does, which has tests of its own: the next page that it opens is
 * this learner's. What it has stored before is gone.
 */
export async function giveSession(page: Page, learner: Learner): Promise<void> {
  await page.context().setStorageState(storageState(await startSession(learner)));
}

/** The dashboard of a learner whose browser has a session. */
export async function openDashboard(page: Page, learner: Learner): Promise<void> {
  await giveSession(page, learner);
  await page.goto('/dashboard');
}

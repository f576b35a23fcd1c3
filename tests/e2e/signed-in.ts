import { apiClient, newLearner } from './learner.ts';
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

/** Browser storage with a new signed-in learner, for tests that are not about signing in. */
export async function signedInState(): Promise<StoredState> {
  const { email, password } = await newLearner();
  const { data, error } = await apiClient().auth.signInWithPassword({ email, password });
  if (error) throw error;
  return storageState(data.session);
}

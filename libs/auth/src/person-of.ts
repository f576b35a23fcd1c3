import type { Person } from './display-name.ts';
import type { SessionState } from './session.store.ts';

/** The profile's names, else those given at sign-up; null when nobody is signed in. */
export function personOf({ user, profile }: Pick<SessionState, 'user' | 'profile'>): Person | null {
  if (user === null) return null;
  const given = user.user_metadata;
  return {
    username: profile ? profile.username : (given.username ?? null),
    first_name: profile?.first_name ?? given.first_name ?? null,
    last_name: profile?.last_name ?? given.last_name ?? null,
    email: user.email,
  };
}

import { AppError } from '@revisoins/contracts';
import { useStore } from 'zustand';
import { toPerson } from './session.store.ts';
import type { Person } from '../person/person.ts';
import type { Profile } from './profile.schema.ts';
import type { SessionUser } from './session-user.schema.ts';
import { session } from './session.store.ts';
import type { SessionState } from './session.store.ts';

/** The session, with what is known of it; the component follows its changes. */
export function useSession(): SessionState {
  return useStore(session);
}

/**
 * The signed-in learner. For screens behind a guard: throws an AppError 'unauthorized' when nobody is signed
 * in.
 */
export function useUser(): SessionUser {
  const user = useOptionalUser();
  if (user === null) throw new AppError('Nobody is signed in', 'unauthorized');
  return user;
}

/** The signed-in learner, or null. */
export function useOptionalUser(): SessionUser | null {
  return useStore(session, ({ user }) => user);
}

/** Null while signed out, until the profile has been read, and when it could not be read. */
export function useProfile(): Profile | null {
  return useStore(session, ({ profile }) => profile);
}

/** The names of the signed-in learner, for `displayName` and `initials`; null when signed out. */
export function usePerson(): Person | null {
  return toPerson(useStore(session));
}

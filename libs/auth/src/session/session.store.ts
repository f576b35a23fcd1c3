import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';
import type { Person } from '../person/person.ts';
import type { Profile } from './profile.schema.ts';
import type { SessionUser } from './session-user.schema.ts';

interface Running {
  /** True while a sign-in or sign-up runs. */
  busy: boolean;
  /**
   * Whether this page's last session ended because its account was deleted, here or elsewhere. A shell of SDK
   * 0.1.0 does not say.
   */
  isAccountDeleted?: boolean;
  /** Whether it ended on the server, by itself or from another device. A shell of SDK 0.1.0 does not say. */
  isEndedElsewhere?: boolean;
}
interface Loading {
  status: 'loading';
  user: null;
  profile: null;
}
interface SignedOut {
  status: 'signed-out';
  user: null;
  profile: null;
}
interface SignedIn {
  status: 'signed-in';
  user: SessionUser;
  /** Null until it has been read, and when it could not be read. */
  profile: Profile | null;
}

export type SessionState = Running & (Loading | SignedOut | SignedIn);

const store = createStore<SessionState>(() => ({
  status: 'loading',
  user: null,
  profile: null,
  busy: false,
  isAccountDeleted: false,
  isEndedElsewhere: false,
}));

/**
 * Who is signed in in this browser. One store for the whole page; only the commands of this library change
 * it.
 */
export const session: ReadonlyStore<SessionState> = store;

/** Why may become known after the session has ended, and what is known stays: others only say that it has. */
export function becomeSignedOut({ isAccountDeleted = false, isEndedElsewhere = false } = {}): void {
  const before = store.getState();
  const was = before.status === 'signed-out' ? before : null;
  const why = {
    isAccountDeleted: isAccountDeleted || was?.isAccountDeleted === true,
    isEndedElsewhere: isEndedElsewhere || was?.isEndedElsewhere === true,
  };
  if (was?.isAccountDeleted !== why.isAccountDeleted || was.isEndedElsewhere !== why.isEndedElsewhere)
    store.setState({ status: 'signed-out', user: null, profile: null, ...why });
}

let leaving = 0;

/** Whether a command of this page is signing out: the client reports it as it does an end elsewhere. */
export const isSigningOut = (): boolean => leaving > 0;

export async function whileSigningOut<T>(work: () => Promise<T>): Promise<T> {
  leaving += 1;
  try {
    return await work();
  } finally {
    leaving -= 1;
  }
}

/** Keeps the profile if it is the same learner's. */
export function becomeSignedIn(user: SessionUser): void {
  const { profile } = store.getState();
  store.setState({
    status: 'signed-in',
    user,
    profile: profile?.id === user.id ? profile : null,
    isAccountDeleted: false,
    isEndedElsewhere: false,
  });
}

/** A profile that arrives after its learner has signed out is dropped. */
export function setProfile(profile: Profile): void {
  const state = store.getState();
  if (state.user?.id === profile.id) store.setState({ profile });
}

export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  store.setState({ busy: true });
  try {
    return await work();
  } finally {
    store.setState({ busy: false });
  }
}

/** The profile's names, else those given at sign-up; null when signed out. */
export function toPerson({ user, profile }: Pick<SessionState, 'user' | 'profile'>): Person | null {
  if (user === null) return null;
  const given = user.user_metadata;
  return {
    username: profile ? profile.username : (given.username ?? null),
    first_name: profile?.first_name ?? given.first_name ?? null,
    last_name: profile?.last_name ?? given.last_name ?? null,
    email: user.email,
  };
}

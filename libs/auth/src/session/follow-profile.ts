import { isAppError, whenIdle } from '@revisoins/contracts';
import { backend } from '../backend.ts';
import { notifyTabs } from '../tabs/tabs-channel.ts';
import { endDeletedSession } from './deleted-elsewhere.ts';
import { profileSchema } from './profile.schema.ts';
import { session, setProfile } from './session.store.ts';

/** How long a page that deletes its own account may take to end the session itself. */
const DELETED_HERE_MS = 2000;

/** The number of live changes so far: the result of a read that began before one is stale. */
let changes = 0;

function take(row: unknown): void {
  const profile = profileSchema.safeParse(row);
  if (profile.success) setProfile(profile.data);
}

/**
 * Checks the session with the server after no profile was found: the account was deleted, or has a second
 * step since this session started. The client signs out by itself unless the account is gone.
 */
async function checkSession(): Promise<void> {
  const { user } = session.getState();
  const { authClient } = await backend();
  const answer = await authClient()
    .getUser()
    .catch(() => null);
  if (answer?.error?.code !== 'user_not_found' || user === null) return;
  const { id, email } = user;
  endDeletedSession({ id, email });
  notifyTabs({ kind: 'signed-out', deleted: { id, email } });
}

/** Reads the learner's profile. A failure leaves it unchanged. */
async function readProfile(userId: string): Promise<void> {
  const before = changes;
  try {
    const { run, table } = await backend();
    const row = await run(table('profiles').select().eq('id', userId).single());
    if (before === changes) take(row);
  } catch (error) {
    if (isAppError(error) && error.kind === 'not-found') return checkSession();
    // Silent: the learner continues with the account's own name, and the next sign-in reads again.
  }
}

async function subscribe(userId: string): Promise<() => void> {
  const { subscribeToChanges } = await backend();
  return subscribeToChanges({
    table: 'profiles',
    filter: `id=eq.${userId}`,
    onLive: () => void readProfile(userId),
    onChange: ({ type, row }) => {
      if (type === 'DELETE') {
        setTimeout(() => session.getState().user?.id === userId && void checkSession(), DELETED_HERE_MS);
        return;
      }
      changes += 1;
      take(row);
    },
  });
}

/** Reads the profile after each sign-in and follows its changes while that learner is signed in. */
export function followProfile(): void {
  let current: string | null = null;
  let leave: Promise<() => void> | null = null;
  const follow = (): void => {
    const userId = session.getState().user?.id ?? null;
    if (userId === current) return;
    current = userId;
    void leave?.then(
      (stop) => stop(),
      () => undefined,
    );
    leave = null;
    if (userId === null) return;
    void readProfile(userId);
    whenIdle(() => {
      if (current !== userId || leave !== null) return;
      leave = subscribe(userId);
      leave.catch(() => undefined);
    });
  };
  session.subscribe(follow);
  follow();
}

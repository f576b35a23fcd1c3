import { AppError } from '@revisoins/contracts';
import { hostCapabilities } from '@revisoins/host';
import { session } from './session.store.ts';

/** Resolves once the session is known: after 5 seconds at the latest when `startSession` has been called. */
export function sessionReady(): Promise<'signed-in' | 'signed-out'> {
  return new Promise((resolve) => {
    const { status } = session.getState();
    if (status !== 'loading') return resolve(status);
    const stop = session.subscribe((state) => {
      if (state.status === 'loading') return;
      stop();
      resolve(state.status);
    });
  });
}

/** The owner of data stored on this device if there are no accounts. */
const VISITOR = 'visitor';

/**
 * The id of the signed-in learner, or a visitor's where the host has no accounts. Rejects with an AppError
 * 'unauthorized' when nobody is signed in.
 */
export async function currentLearner(): Promise<string> {
  if (!hostCapabilities().accounts) return VISITOR;
  await sessionReady();
  const { user } = session.getState();
  if (!user) throw new AppError('Nobody is signed in.', 'unauthorized');
  return user.id;
}

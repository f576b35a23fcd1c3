import { session, sessionReady } from '@revisoins/auth';
import { AppError } from '@revisoins/contracts';

/** Id of the learner whose session this is; rejects with an AppError 'unauthorized' when nobody is signed in. */
export async function currentLearner(): Promise<string> {
  await sessionReady();
  const { user } = session.getState();
  if (!user) throw new AppError('Nobody is signed in.', 'unauthorized');
  return user.id;
}

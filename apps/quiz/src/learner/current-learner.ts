import { session, sessionReady } from '@revisoins/auth';
import { AppError } from '@revisoins/contracts';
import { hostCapabilities } from '@revisoins/host';

/** Whose quizzes and results are on this device where there are no accounts. */
const VISITOR = 'visitor';

/** Id of the learner whose session this is; rejects with an AppError 'unauthorized' when nobody is signed in, unless the host has no accounts. */
export async function currentLearner(): Promise<string> {
  if (!hostCapabilities().accounts) return VISITOR;
  await sessionReady();
  const { user } = session.getState();
  if (!user) throw new AppError('Nobody is signed in.', 'unauthorized');
  return user.id;
}

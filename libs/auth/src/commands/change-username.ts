import { isAppError } from '@revisoins/contracts';
import type { Backend } from '../backend.ts';
import { isSeen } from '../input/input-problem.ts';
import { USERNAME_MAX, USERNAME_MIN } from '../input/input-bounds.ts';
import { runSignedIn } from './run-command.ts';
import type { SessionFailure } from './run-command.ts';
import { sanitizeText } from '../input/sanitize-text.ts';
import { session } from '../session/session.store.ts';
import { writeProfile } from './update-profile.ts';

export type ChangeUsernameOutcome =
  | { kind: 'ok'; username: string }
  | { kind: 'too-short' }
  | { kind: 'too-long' }
  | { kind: 'invalid-characters' }
  | { kind: 'taken' }
  | SessionFailure;

/**
 * The account keeps a copy for its e-mails. If updating the copy fails, the profile's name is still valid.
 */
async function copyToAccount({ authClient }: Backend, username: string): Promise<void> {
  try {
    await authClient().updateUser({ data: { username } });
  } catch {
    // Ignored on purpose.
  }
}

/**
 * Changes the username, trimmed. The database decides whether it is free, so two learners never get the same.
 * Never rejects.
 */
export async function changeUsername(requested: string): Promise<ChangeUsernameOutcome> {
  const username = requested.trim();
  const length = Array.from(username).length;
  if (length < USERNAME_MIN) return { kind: 'too-short' };
  if (length > USERNAME_MAX) return { kind: 'too-long' };
  if (sanitizeText(username) !== username || !isSeen(username)) return { kind: 'invalid-characters' };
  const { user } = session.getState();
  if (user === null) return { kind: 'session-expired' };
  return runSignedIn(async (client): Promise<ChangeUsernameOutcome> => {
    try {
      await writeProfile(client, user.id, { username });
    } catch (error) {
      if (isAppError(error) && error.kind === 'conflict') return { kind: 'taken' };
      if (isAppError(error) && error.kind === 'invalid') return { kind: 'invalid-characters' };
      throw error;
    }
    await copyToAccount(client, username);
    return { kind: 'ok', username };
  });
}

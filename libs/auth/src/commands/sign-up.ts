import { rateLimited } from '../limits/command-limiter.ts';
import { followClient } from '../session/follow-client.ts';
import { emailProblem, passwordProblem } from '../input/input-problem.ts';
import type { InvalidInput } from '../input/input-problem.ts';
import { PASSWORD_MIN } from '../input/input-bounds.ts';
import { errorCode, runCommand, retryAfterSeconds } from './run-command.ts';
import type { CommandFailure } from './run-command.ts';
import { sanitizeText } from '../input/sanitize-text.ts';
import type { StudyLevel } from '../person/study-levels.ts';

/** What the registration form asks for. */
export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  studyLevel: StudyLevel;
}

export type SignUpOutcome =
  /**
   * `learner` is the new account's identifier. `confirmationSent` is false when the server requires no
   * confirmation: the learner is then signed in.
   */
  | { kind: 'ok'; learner: string | undefined; confirmationSent: boolean }
  | InvalidInput
  | { kind: 'already-registered' }
  /** The account waits for its confirmation, and the last e-mail is too recent to send another. */
  | { kind: 'confirmation-just-sent' }
  | { kind: 'weak-password'; message: string }
  | { kind: 'rate-limited'; seconds: number }
  | CommandFailure;

/** Creates an account. Names are sanitised. Never rejects. */
export async function signUp(registration: Registration): Promise<SignUpOutcome> {
  const { email, password, firstName, lastName, studyLevel } = registration;
  const invalid = emailProblem(email) ?? passwordProblem(password, PASSWORD_MIN);
  if (invalid) return invalid;
  const limited = rateLimited('sign-up', email, Date.now());
  if (limited) return limited;

  const data = {
    first_name: sanitizeText(firstName),
    last_name: sanitizeText(lastName),
    study_level: studyLevel,
  };
  return runCommand(async ({ toAppError }): Promise<SignUpOutcome> => {
    const client = await followClient();
    const answer = await client.signUp({ email, password, options: { data } });
    if (answer.error === null) {
      // The server hides that an account exists: it returns a user without identities.
      if (answer.data.user?.identities?.length === 0) return { kind: 'already-registered' };
      return {
        kind: 'ok',
        learner: answer.data.user?.id,
        confirmationSent: answer.data.session === null,
      };
    }
    const reason = toAppError(answer.error);
    if (reason.kind === 'conflict') return { kind: 'already-registered' };
    // An error with a waiting time is about this address; the limit of a whole project has none.
    if (errorCode(reason) === 'over_email_send_rate_limit' && retryAfterSeconds(reason) !== null)
      return { kind: 'confirmation-just-sent' };
    if (errorCode(reason) === 'weak_password') return { kind: 'weak-password', message: reason.message };
    throw reason;
  });
}

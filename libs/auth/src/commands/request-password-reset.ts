import { forgetFailures } from '../limits/attempt-record.ts';
import { emailProblem } from '../input/input-problem.ts';
import type { InvalidInput } from '../input/input-problem.ts';
import { runCommand } from './run-command.ts';
import type { CommandFailure } from './run-command.ts';

export type PasswordResetRequestOutcome = { kind: 'ok' } | InvalidInput | CommandFailure;

/**
 * Sends a link to /reset-password; 'ok' also for an unknown account. The link may be opened on another
 * device, so from here on only the server knows whether the account is locked. Never rejects.
 */
export async function requestPasswordReset(email: string): Promise<PasswordResetRequestOutcome> {
  const invalid = emailProblem(email);
  if (invalid) return invalid;
  return runCommand(async ({ authClient, toAppError }): Promise<PasswordResetRequestOutcome> => {
    const { error } = await authClient().resetPasswordForEmail(email);
    if (error) throw toAppError(error);
    forgetFailures(email);
    return { kind: 'ok' };
  });
}

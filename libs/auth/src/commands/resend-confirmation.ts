import { emailProblem } from '../input/input-problem.ts';
import type { InvalidInput } from '../input/input-problem.ts';
import { runCommand } from './run-command.ts';
import type { CommandFailure } from './run-command.ts';

export type ResendConfirmationOutcome = { kind: 'ok' } | InvalidInput | CommandFailure;

/** Sends the confirmation e-mail of a sign-up again; 'ok' also for an unknown account. Never rejects. */
export async function resendConfirmation(email: string): Promise<ResendConfirmationOutcome> {
  const invalid = emailProblem(email);
  if (invalid) return invalid;
  return runCommand(async ({ authClient, toAppError }): Promise<ResendConfirmationOutcome> => {
    const { error } = await authClient().resend({ type: 'signup', email });
    if (error) throw toAppError(error);
    return { kind: 'ok' };
  });
}

import { attemptRow, type SendOutcome, type WaitingEntry } from '@revisoins/assessment';
import { session } from '@revisoins/auth';
import { isAppError } from '@revisoins/contracts';
import { loadBackend } from '../load-backend.ts';

const refused = (reason: string): SendOutcome => ({ kind: 'refused', reason });
const failed: SendOutcome = { kind: 'failed' };

const hasRows = (rows: unknown) => Array.isArray(rows) && rows.length > 0;

/**
 * Saves one attempt; idempotent: the database keeps the first row of an id and returns only new rows. For an
 * existing row, checks whose it is.
 */
export async function sendAttempt({ id, owner, payload }: WaitingEntry): Promise<SendOutcome> {
  const parsed = attemptRow.safeParse(payload);
  if (!parsed.success) {
    return refused(`Invalid attempt: ${parsed.error.issues.map(({ message }) => message).join(', ')}`);
  }
  const row = parsed.data;
  if (row.id !== id || row.user_id !== owner) return refused('The attempt belongs to another entry.');
  if (session.getState().user?.id !== owner) return failed;
  try {
    const { run, table } = await loadBackend();
    const attempts = table('quiz_attempts');
    // With it, the server corrects for a wrong clock.
    const sent = { ...row, sent_at: new Date().toISOString() };
    const added = await run(attempts.upsert(sent, { onConflict: 'id', ignoreDuplicates: true }).select());
    const isSaved =
      hasRows(added) || hasRows(await run(attempts.select('id').eq('id', id).eq('user_id', owner)));
    return isSaved ? { kind: 'saved' } : refused('The id belongs to another attempt.');
  } catch (error) {
    // The server rejected it as invalid; any other failure may be temporary.
    return isAppError(error) && error.kind === 'invalid' ? refused(error.message) : failed;
  }
}

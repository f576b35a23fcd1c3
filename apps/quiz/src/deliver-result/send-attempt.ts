import type { SendOutcome, SendResult } from '@revisoins/assessment';
import { session } from '@revisoins/auth';
import type { NewRow } from '@revisoins/backend';
import { isAppError } from '@revisoins/contracts';
import { loadBackend } from '@revisoins/assessment/player';
import { attemptPayload } from './attempt-payload.schema.ts';

const refused = (reason: string): SendOutcome => ({ kind: 'refused', reason });
const failed: SendOutcome = { kind: 'failed' };

/** True when the database has the attempt and it is this learner's. */
async function isStored(id: string, owner: string): Promise<boolean> {
  const { run, table } = await loadBackend();
  const rows = await run(table('quiz_attempts').select('id').eq('id', id).eq('user_id', owner));
  return Array.isArray(rows) && rows.length > 0;
}

/** Stores one attempt. Sending it again changes nothing: the database keeps the first row of an id. */
export const sendAttempt: SendResult = async ({ id, owner, payload }) => {
  const parsed = attemptPayload.safeParse(payload);
  if (!parsed.success) {
    return refused(`Invalid quiz data: ${parsed.error.issues.map(({ message }) => message).join(', ')}`);
  }
  if (session.getState().user?.id !== owner) return failed;
  const { save, completedAt } = parsed.data;
  const row: NewRow<'quiz_attempts'> = {
    id,
    user_id: owner,
    skill_title: save.skillTitle,
    score: save.score,
    total_questions: save.totalQuestions,
    time_spent: save.timeSpent,
    completed_at: completedAt,
  };
  try {
    const { run, table } = await loadBackend();
    await run(table('quiz_attempts').upsert(row, { onConflict: 'id', ignoreDuplicates: true }));
    return (await isStored(id, owner)) ? { kind: 'stored' } : refused('The id belongs to another attempt.');
  } catch (error) {
    // The server read it and says that it is impossible; anything else may pass later.
    return isAppError(error) && error.kind === 'invalid' ? refused(error.message) : failed;
  }
};

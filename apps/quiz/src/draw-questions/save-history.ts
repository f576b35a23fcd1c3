import { toHistoryRows, type Question } from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import { loadBackend } from '@revisoins/assessment/player';

/** Saves which questions the learner saw. A failure only means a repeated question. Never rejects. */
export async function saveHistory(
  learner: string,
  skillTitle: string,
  questions: readonly Question[],
): Promise<void> {
  const rows = toHistoryRows(learner, questions, skillTitle);
  if (rows.length === 0 || !hostCapabilities().accounts) return;
  try {
    const { run, table } = await loadBackend();
    await run(table('user_quiz_history').insert(rows));
  } catch {
    // The quiz continues without it.
  }
}

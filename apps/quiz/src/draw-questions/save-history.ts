import { historyRecords, type Question } from '@revisoins/assessment';
import type { NewRow } from '@revisoins/backend';
import { hostCapabilities } from '@revisoins/host';
import { loadBackend } from '@revisoins/assessment/player';

/** Remembers what the learner is asked. A failure costs nothing but a repeated question. Never rejects. */
export async function saveHistory(
  learner: string,
  skillTitle: string,
  questions: readonly Question[],
): Promise<void> {
  const rows = historyRecords(questions, skillTitle).map((record): NewRow<'user_quiz_history'> => ({
    user_id: learner,
    skill_title: record.skillTitle,
    question_hash: record.questionHash,
    question_text: record.questionText,
  }));
  if (rows.length === 0 || !hostCapabilities().accounts) return;
  try {
    const { run, table } = await loadBackend();
    await run(table('user_quiz_history').insert(rows));
  } catch {
    // The quiz goes on without it.
  }
}

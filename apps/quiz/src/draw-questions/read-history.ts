import { HISTORY_DAYS, type SeenQuestion } from '@revisoins/assessment';
import { loadBackend } from '@revisoins/assessment/player';
import { parseHistory } from './history-rows.schema.ts';
import { within } from './within.ts';

const DAY = 24 * 60 * 60 * 1000;
const MOST_ROWS = 1000;
/** A short timeout: without its history, a quiz may only repeat a question. */
const LONGEST_WAIT_MS = 2500;

/**
 * The learner's questions on this skill within the history window; empty when they cannot be read. Never
 * rejects.
 */
export async function readHistory(learner: string, skillTitle: string): Promise<SeenQuestion[]> {
  const since = new Date(Date.now() - HISTORY_DAYS * DAY).toISOString();
  const read = async () => {
    const { run, table } = await loadBackend();
    const query = table('user_quiz_history')
      .select('question_hash', 'created_at')
      .eq('user_id', learner)
      .eq('skill_title', skillTitle)
      .gte('created_at', since)
      .order('created_at', { ascending: false })
      .limit(MOST_ROWS);
    return parseHistory(await run(query));
  };
  try {
    return await within(LONGEST_WAIT_MS, read(), []);
  } catch {
    return [];
  }
}

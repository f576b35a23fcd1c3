import { HISTORY_DAYS, type SeenQuestion, toHistoryRows, type QuizQuestion } from '@revisoins/assessment';
import * as z from 'zod/mini';
import { hostCapabilities } from '@revisoins/host';
import { DAY_MS, within } from '@revisoins/contracts';
import { loadBackend } from '../load-backend.ts';

const row = z.object({ question_hash: z.string(), created_at: z.string() });

/** Parses rows of `user_quiz_history`. Throws when the answer has another shape. */
function parseHistory(rows: unknown): SeenQuestion[] {
  return z
    .array(row)
    .parse(rows)
    .map((one) => ({ hash: one.question_hash, seenAt: Date.parse(one.created_at) }));
}

const MOST_ROWS = 1000;
/** A short timeout: without its history, a quiz may only repeat a question. */
const LONGEST_WAIT_MS = 2500;

/**
 * The learner's questions on this skill within the history window; empty when they cannot be read. Never
 * rejects.
 */
export async function readHistory(learner: string, skillTitle: string): Promise<SeenQuestion[]> {
  const since = new Date(Date.now() - HISTORY_DAYS * DAY_MS).toISOString();
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
    return await within(LONGEST_WAIT_MS, read(), () => []);
  } catch {
    return [];
  }
}

/** Saves which questions the learner saw. A failure only means a repeated question. Never rejects. */
export async function saveHistory(
  learner: string,
  skillTitle: string,
  questions: readonly QuizQuestion[],
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

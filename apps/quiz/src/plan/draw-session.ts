import { readAnswer, loadBackend } from '@revisoins/assessment/player';
import type { SessionKind } from '../attempt/quiz-place.ts';
import type { DrawOutcome } from '../draw-questions/draw-questions.ts';
import { mistakesSession, planSession } from './plan-session.ts';
import { readStudyItems, readStudyRecord, toDay } from './study.ts';

/**
 * Draws the questions of a session. Rejects when what the learner has answered cannot be read, or when the
 * signal is aborted.
 */
export async function drawSession(
  {
    learner,
    session,
    count,
  }: { readonly learner: string; readonly session: SessionKind; readonly count: number },
  signal: AbortSignal,
): Promise<DrawOutcome> {
  const [record, items] = await Promise.all([readStudyRecord(learner), readStudyItems()]);
  signal.throwIfAborted();
  const day = toDay(record.now);
  const ids =
    session === 'mistakes'
      ? mistakesSession(record, items, day, count)
      : planSession(record, items, day, count, Math.random);
  if (ids.length === 0) return { kind: 'no-questions' };
  const { callRpc } = await loadBackend();
  const answer = readAnswer(await callRpc('quiz_items', { ids }), ids.length);
  signal.throwIfAborted();
  const questions = 'questions' in answer ? answer.questions : [];
  if (questions.length === 0) return { kind: 'no-questions' };
  // A session repeats questions on purpose: they are as good as new ones.
  const fresh = questions.length;
  return { kind: 'drawn', questions, fresh, repeated: 0, unseenAvailable: fresh, seenAvailable: 0 };
}

import {
  CALCULATIONS_SKILL,
  sessionCalculations,
  skillById,
  type NumericQuestion,
  type QuizQuestion,
} from '@revisoins/assessment';
import { readAnswer, loadBackend } from '@revisoins/assessment/player';
import type { SessionKind } from '../attempt/quiz-place.ts';
import type { DrawOutcome } from '../draw-questions/draw-questions.ts';
import { loadCalculations } from '../draw-questions/load-calculations.ts';
import { readLearnerModel } from './learner-model.ts';
import { missedCalculations } from './mistakes.ts';
import { mistakesSession, planSession, interleave } from './plan-session.ts';
import { readStudyItems, readStudyRecord, toDay, type StudyRecord } from './study.ts';

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
  const studied = { ...record, model: await readLearnerModel(record.answers) };
  signal.throwIfAborted();
  const day = toDay(record.now);
  const calculations = session === 'mistakes' ? [] : await drawCalculations(record, count);
  signal.throwIfAborted();
  const ids =
    session === 'mistakes'
      ? mistakesSession(studied, items, day, count)
      : planSession(studied, items, day, count, Math.random, calculations);
  if (ids.length === 0) return { kind: 'no-questions' };
  const { callRpc } = await loadBackend();
  const answer = readAnswer(await callRpc('quiz_items', { ids }), ids.length);
  signal.throwIfAborted();
  const chosen = 'questions' in answer ? answer.questions : [];
  if (chosen.length === 0) return { kind: 'no-questions' };
  const questions = interleave<QuizQuestion>(chosen, calculations);
  // A session repeats questions on purpose: they are as good as new ones.
  const fresh = questions.length;
  return { kind: 'drawn', questions, fresh, repeated: 0, unseenAvailable: fresh, seenAvailable: 0 };
}

/** The calculations of a session, missed ones first; fewer where they do not load. Never rejects. */
async function drawCalculations({ attempts }: StudyRecord, count: number): Promise<NumericQuestion[]> {
  const skill = skillById(CALCULATIONS_SKILL);
  const calculationCount = sessionCalculations(count);
  if (!skill || calculationCount === 0) return [];
  const draw = await loadCalculations(skill, calculationCount, Math.random, missedCalculations(attempts));
  return draw(new Set(), new Set());
}

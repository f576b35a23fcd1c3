import { startClock, startQuiz, type QuestionCount, type QuizAttempt } from '@revisoins/assessment';
import { askBank, saveHistory } from '@revisoins/assessment/player';
import { deviceReading } from '@revisoins/host';
import type { OralFailure } from './oral-quiz.ts';

export interface OralSettings {
  readonly learner: string;
  /** Canonical title of a skill, or of all. */
  readonly skillTitle: string;
  readonly count: QuestionCount;
}

/**
 * A new quiz of questions that can be listened to: from the server's bank, without those whose data stand in
 * a table. Rejects only when the signal is aborted.
 */
export async function drawOral(
  { learner, skillTitle, count }: OralSettings,
  signal: AbortSignal,
): Promise<{ attempt: QuizAttempt } | { failure: OralFailure }> {
  // Some of them have a table.
  const answer = await askBank({ skillTitle, count: count * 2, usedHashes: [] }, signal);
  if (answer.kind !== 'enough' && answer.kind !== 'wrong-count') return { failure: 'failed' };
  const questions = answer.questions.filter(({ table }) => table === undefined).slice(0, count);
  if (questions.length === 0) return { failure: 'no-questions' };
  const attempt = startQuiz({
    id: crypto.randomUUID(),
    learner,
    skillTitle,
    purpose: 'scored',
    items: 'mixed',
    asked: count,
    questions,
    timing: 'untimed',
    clock: startClock(deviceReading()),
    random: Math.random,
  });
  void saveHistory(learner, skillTitle, questions);
  return { attempt };
}

import { startClock, startQuiz, type QuestionCount, type QuizAttempt } from '@revisoins/assessment';
import { askBank, saveHistory } from '@revisoins/assessment/player';
import { deviceReading } from '@revisoins/host';
import { drawAudible } from './draw-audible.ts';
import type { OralFailure } from './oral-quiz.ts';

export interface OralSettings {
  readonly learner: string;
  /** Canonical title of a skill, or of all. */
  readonly skillTitle: string;
  readonly count: QuestionCount;
}

/**
 * A new quiz of questions that can be read aloud, from the server's bank. Rejects only when the signal is
 * aborted.
 */
export async function drawOral(
  { learner, skillTitle, count }: OralSettings,
  signal: AbortSignal,
): Promise<{ attempt: QuizAttempt } | { failure: OralFailure }> {
  const questions = await drawAudible(askBank, { skillTitle, count }, signal);
  if (questions === null) return { failure: 'failed' };
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

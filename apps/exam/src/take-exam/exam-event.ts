import { countAnswered, toPercent } from '@revisoins/assessment';
import type { LearningEvent } from '@revisoins/host';
import type { ExamState } from './exam-state.ts';

/**
 * The event that a host receives for the exam on screen; null before it has loaded, after a part that is not
 * the last, and for an abandoned one.
 */
export function examEvent(state: ExamState): LearningEvent | null {
  if (state.phase === 'finished') {
    if (state.result.state === 'live') return null;
    const { score, questionCount: total } = state.result;
    return { type: 'completed', score, total, percent: toPercent(score, total) };
  }
  if (state.phase !== 'playing') return null;
  const { answers } = state.attempt;
  return {
    type: 'progress',
    answered: countAnswered(answers),
    total: answers.length,
  };
}

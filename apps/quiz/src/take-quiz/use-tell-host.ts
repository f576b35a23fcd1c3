import { percentOf, quizResultOf, UNANSWERED } from '@revisoins/assessment';
import { tellHost, type LearningEvent } from '@revisoins/host';
import { useEffect } from 'react';
import type { QuizState } from './quiz.store.ts';

/** Missed questions taken again are the learner's own affair. */
function eventOf(state: QuizState): LearningEvent | null {
  if (!('kept' in state) || state.kept.purpose === 'practice') return null;
  const { draft } = state.kept;
  const total = draft.questions.length;
  const result = quizResultOf(draft);
  if (result)
    return { type: 'completed', score: result.score, total, percent: percentOf(result.score, total) };
  return {
    type: 'progress',
    answered: draft.answers.filter((answer) => answer !== UNANSWERED).length,
    total,
  };
}

/** Tells the host how the quiz is getting on, each step once. */
export function useTellHost(state: QuizState): void {
  const event = JSON.stringify(eventOf(state));
  useEffect(() => {
    const told = JSON.parse(event) as LearningEvent | null;
    if (told) tellHost(told);
  }, [event]);
}

import { toPercent, toQuizResult, countAnswered } from '@revisoins/assessment';
import { useLearningEvent } from '@revisoins/assessment/player';
import { useReadonlyStore, type LearningEvent } from '@revisoins/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSkillText } from '../skill/use-skill-text.ts';
import { GeneratingQuiz } from './generating-quiz.tsx';
import { NoQuiz } from './no-quiz.tsx';
import { PlayQuiz } from './play-quiz.tsx';
import type { QuizPlace } from './quiz-place.ts';
import { QuizGone } from './quiz-gone.tsx';
import { createQuiz, type QuizState } from './quiz.store.ts';
import { useFinish } from './use-finish.ts';

/** What a host may hear of a quiz. Missed questions taken again are the learner's own affair. */
function eventOf(state: QuizState): LearningEvent | null {
  if (!('kept' in state) || state.kept.purpose === 'practice') return null;
  const { draft } = state.kept;
  const total = draft.questions.length;
  const result = toQuizResult(draft);
  if (result)
    return { type: 'completed', score: result.score, total, percent: toPercent(result.score, total) };
  return {
    type: 'progress',
    answered: countAnswered(draft.answers),
    total,
  };
}

/** One quiz from its generation to its end; the result is shown elsewhere. */
export function QuizPlayer({ place }: { place: QuizPlace }) {
  const { title } = useSkillText().textOf(place.skill);
  const [quiz] = useState(createQuiz);
  const state = useReadonlyStore(quiz.state);
  const open = useEffectEvent(() => quiz.open(place, title));
  useEffect(() => open(), [quiz]);

  useLearningEvent(eventOf(state));
  useFinish(state);

  switch (state.phase) {
    case 'playing':
      return <PlayQuiz quiz={quiz} place={place} kept={state.kept} />;
    case 'failed':
      return <NoQuiz failure={state.failure} onRetry={() => quiz.retry(place, title)} />;
    case 'gone':
      return <QuizGone />;
    default:
      return <GeneratingQuiz title={title} />;
  }
}

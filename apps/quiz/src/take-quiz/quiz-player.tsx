import { countAnswered, isFinished, scoreQuiz } from '@revisoins/assessment';
import { useLearningEvent } from '@revisoins/assessment/player';
import { useReadonlyStore, type LearningEvent } from '@revisoins/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from '@revisoins/router';
import { useSkillText } from '../skill/use-skill-text.ts';
import { GeneratingQuiz } from './generating-quiz.tsx';
import { NoQuiz } from './no-quiz.tsx';
import { PlayQuiz } from './play-quiz.tsx';
import type { QuizPlace } from '../attempt/quiz-place.ts';
import { QuizGone } from './quiz-gone.tsx';
import { createQuiz, type QuizState } from './quiz.store.ts';
import { settleResult } from '../delivery/settle-result.ts';
import { storeLastResult } from '../attempt/last-result.ts';
import { loadResultsPage } from '../see-results/load-results-page.ts';

/** Loads the results page while there is a connection, which may be gone when the quiz ends. */
function bringResultsPage(): void {
  loadResultsPage().then(undefined, () => addEventListener('online', bringResultsPage, { once: true }));
}

/**
 * Hands the result of a quiz over the moment it ends, then replaces the quiz with the results: Back skips the
 * quiz.
 */
function useFinish(state: QuizState): void {
  const navigate = useNavigate();
  useEffect(bringResultsPage, []);
  useEffect(() => {
    if (state.phase !== 'finished') return;
    storeLastResult(state.attempt);
    void settleResult(state.attempt);
    void navigate('/results', { replace: true });
  }, [state, navigate]);
}

/** The event that a host receives. A retake of missed questions concerns only the learner. */
function learningEvent(state: QuizState): LearningEvent | null {
  if (!('attempt' in state) || state.attempt.purpose === 'practice') return null;
  const { questions, answers } = state.attempt;
  if (!isFinished(state.attempt))
    return { type: 'progress', answered: countAnswered(answers), total: questions.length };
  const { score, total, percent } = scoreQuiz(questions, answers);
  return { type: 'completed', score, total, percent };
}

/** One quiz from its generation to its end; the results have their own page. */
export function QuizPlayer({ place }: { place: QuizPlace }) {
  const { title } = useSkillText().skillText(place.skill);
  const [quiz] = useState(createQuiz);
  const state = useReadonlyStore(quiz.state);
  const open = useEffectEvent(() => quiz.open(place, title));
  useEffect(() => open(), [quiz]);

  useLearningEvent(learningEvent(state));
  useFinish(state);

  switch (state.phase) {
    case 'playing':
      return <PlayQuiz quiz={quiz} place={place} attempt={state.attempt} />;
    case 'failed':
      return <NoQuiz failure={state.failure} onRetry={() => quiz.retry(place, title)} />;
    case 'gone':
      return <QuizGone />;
    default:
      return <GeneratingQuiz title={title} />;
  }
}

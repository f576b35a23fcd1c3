import { countAnswered, MISTAKES_TITLE, scoreQuiz } from '@revisoins/assessment';
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
import { createQuiz, openQuiz, quizSource, type Quiz } from './quiz.store.ts';
import { loadResultsPage } from '../see-results/load-results-page.ts';

/** Loads the results page while there is a connection, which may be gone when the quiz ends. */
function preloadResultsPage(): void {
  loadResultsPage().then(undefined, () => addEventListener('online', preloadResultsPage, { once: true }));
}

type QuizState = ReturnType<Quiz['state']['getState']>;

/**
 * Replaces the quiz with its results when it ends, so that Back skips the quiz. Having no mistakes to review
 * is good news, which the page of mistakes reports.
 */
function useFinish(state: QuizState, { session }: QuizPlace): void {
  const navigate = useNavigate();
  const hasNoMistakes =
    state.phase === 'failed' && state.failure === 'no-questions' && session === 'mistakes';
  useEffect(preloadResultsPage, []);
  useEffect(() => {
    if (state.phase === 'finished') void navigate('/results', { replace: true });
    else if (hasNoMistakes) void navigate('/mistakes', { replace: true });
  }, [state.phase, hasNoMistakes, navigate]);
}

/** The event that a host receives. A retake of missed questions concerns only the learner. */
function learningEvent(state: QuizState): LearningEvent | null {
  const attempt = state.phase === 'finished' ? state.result : 'attempt' in state ? state.attempt : null;
  if (!attempt || attempt.purpose === 'practice' || attempt.skillTitle === MISTAKES_TITLE) return null;
  const { questions, answers } = attempt;
  if (state.phase === 'playing')
    return { type: 'progress', answered: countAnswered(answers), total: questions.length };
  const { score, total, percent } = scoreQuiz(questions, answers);
  return { type: 'completed', score, total, percent };
}

/** One quiz from its generation to its end; the results have their own page. */
export function QuizPlayer({ place }: { place: QuizPlace }) {
  const { title } = useSkillText().skillText(place.skill);
  const [quiz] = useState(createQuiz);
  const state = useReadonlyStore(quiz.state);
  const open = useEffectEvent(() => openQuiz(quiz, place, title));
  useEffect(() => open(), [quiz]);

  useLearningEvent(learningEvent(state));
  useFinish(state, place);

  switch (state.phase) {
    case 'playing':
      return <PlayQuiz quiz={quiz} place={place} attempt={state.attempt} />;
    case 'failed':
      return (
        <NoQuiz
          subject={place.skill}
          failure={state.failure}
          onRetry={() => quiz.open(quizSource(place, title))}
        />
      );
    case 'gone':
      return <QuizGone subject={place.skill} />;
    default:
      return <GeneratingQuiz title={title} subject={place.skill} />;
  }
}

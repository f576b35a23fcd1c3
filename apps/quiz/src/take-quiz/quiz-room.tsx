import { useReadonlyStore } from '@revisoins/host';
import { useEffect } from 'react';
import { useSkillText } from '../skill/use-skill-text.ts';
import { GeneratingQuiz } from './generating-quiz.tsx';
import { NoQuiz } from './no-quiz.tsx';
import { PlayQuiz } from './play-quiz.tsx';
import type { QuizPlace } from './quiz-place.ts';
import { QuizGone } from './quiz-gone.tsx';
import { closeQuiz, followOtherTabs, openQuiz, quiz, retryQuiz } from './quiz.store.ts';
import { useFinish } from './use-finish.ts';
import { useTellHost } from './use-tell-host.ts';

/** One quiz from its generation to its end; the result is shown elsewhere. */
export function QuizRoom({ place }: { place: QuizPlace }) {
  const { title } = useSkillText().textOf(place.skill);
  const state = useReadonlyStore(quiz);

  useEffect(() => {
    openQuiz(place, title);
    const stopFollowing = followOtherTabs(place);
    return () => {
      stopFollowing();
      closeQuiz();
    };
  }, [place, title]);

  useTellHost(state);

  useFinish(state);

  switch (state.phase) {
    case 'playing':
      return <PlayQuiz place={place} kept={state.kept} />;
    case 'failed':
      return <NoQuiz failure={state.failure} onRetry={() => retryQuiz(place, title)} />;
    case 'gone':
      return <QuizGone />;
    default:
      return <GeneratingQuiz title={title} />;
  }
}

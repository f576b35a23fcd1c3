import { UNANSWERED } from '@revisoins/assessment';
import { confirm } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import { useBlocker } from '@revisoins/router';
import { useEffect } from 'react';
import { quiz } from './quiz.store.ts';

function hasAnswersAtStake(): boolean {
  const state = quiz.getState();
  return state.phase === 'playing' && state.kept.draft.answers.some((answer) => answer !== UNANSWERED);
}

function isTimed(): boolean {
  const state = quiz.getState();
  return state.phase === 'playing' && state.kept.draft.deadline !== null;
}

function askToLeave(): Promise<boolean> {
  const say = (key: string) => i18n.t(key, { ns: 'quiz' });
  return confirm({
    title: say('play.leaveTitle'),
    body: say(isTimed() ? 'play.leaveBody' : 'play.leaveBodyUntimed'),
    confirmLabel: say('play.leaveConfirm'),
    cancelLabel: say('play.stay'),
    emphasis: 'cancel',
  });
}

/** Asks before a link or the Back button leaves a quiz with answers: they are kept, but the time of a timed quiz runs on. */
export function useAskBeforeLeaving(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && hasAnswersAtStake(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
}

import { useTranslation } from '@revisoins/i18n';
import { useBlocker } from '@revisoins/router';
import { useEffect, useEffectEvent } from 'react';
import { confirmInExam } from './confirm-in-exam.ts';
import { sitting } from './exam.store.ts';

/** Asks before a link or the Back button leaves an exam under way: the time does not stop. */
export function useAskBeforeLeaving(): void {
  const { t } = useTranslation('exam');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && sitting() !== null,
  );
  const ask = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    const question = {
      title: t('play.leaveTitle'),
      body: t('play.leaveBody'),
      confirmLabel: t('play.leaveConfirm'),
      cancelLabel: t('play.stay'),
      emphasis: 'cancel' as const,
    };
    void confirmInExam(question).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  });
  // Asked once for each time that a navigation is held back.
  useEffect(() => ask(), [blocker.state]);
}

import { dismissTopic, toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import type { Failed } from './voice-failure.ts';

/** One failure is shown at a time, until the next attempt. */
const TOPIC = 'voice.failure';

/** Another attempt was begun: what went wrong before would cover what comes of it. */
export const dismissFailure = () => dismissTopic(TOPIC);

/** Shows a failure as a toast with the given title; a rate limit has its own title. */
export function useFailureToast(): (failure: Failed, title: string) => void {
  const { t } = useTranslation('voice');
  return ({ failure, waitMinutes }, title) => {
    if (failure === 'limited') {
      toast({
        title: t('failure.limited'),
        description: t('failure.limitedWait', { count: waitMinutes ?? 1 }),
        variant: 'destructive',
        topic: TOPIC,
      });
    } else if (failure === 'not-activated') {
      toast({
        title: t('failure.not-activated.title'),
        description: t('failure.not-activated.description'),
        variant: 'destructive',
        topic: TOPIC,
      });
    } else if (failure === 'exam') {
      toast({ title: t('exam.title'), description: t('exam.body'), variant: 'info', topic: TOPIC });
    } else if (failure === 'not-configured') {
      toast({
        title: t('toast.voiceError'),
        description: t('failure.not-configured'),
        variant: 'destructive',
        topic: TOPIC,
      });
    } else {
      toast({ title, description: t(`failure.${failure}`), variant: 'destructive', topic: TOPIC });
    }
  };
}

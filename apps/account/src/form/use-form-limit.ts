import type { AttemptLimiter } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { formToast } from './form-toast.ts';

/** Counts a submission; tells the learner to wait and answers false when there were too many. */
export function useFormLimit(limiter: AttemptLimiter, key: string): () => boolean {
  const { t } = useTranslation('account');
  return () => {
    const now = Date.now();
    if (limiter.attempt(key, now)) return true;
    const count = Math.ceil(limiter.msUntilFree(key, now) / 60_000);
    formToast({ title: t('limit.title'), description: t('limit.body', { count }), variant: 'destructive' });
    return false;
  };
}

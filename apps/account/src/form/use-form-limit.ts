import type { AttemptLimiter } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { formToast } from './form-toast.ts';
import type { Message } from './use-failure.ts';

/**
 * Counts a submission; after too many, asks the learner to wait and returns false. `words` replaces the usual
 * text, given the seconds to wait.
 */
export function useFormLimit(
  limiter: AttemptLimiter,
  key: string,
  words?: (seconds: number) => Message,
): () => boolean {
  const { t } = useTranslation('account');
  return () => {
    const now = Date.now();
    if (limiter.attempt(key, now)) return true;
    const seconds = Math.ceil(limiter.msUntilFree(key, now) / 1000);
    const usual = {
      title: t('limit.title'),
      description: t('limit.body', { count: Math.ceil(seconds / 60) }),
    };
    formToast({ ...(words?.(seconds) ?? usual), variant: 'destructive' });
    return false;
  };
}

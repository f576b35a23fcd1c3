import { createAttemptLimiter, currentLearner, PROGRESS_RESET_FORM_LIMIT } from '@revisoins/auth';
import { run, table } from '@revisoins/backend';
import { confirm } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { useRevalidator } from '@revisoins/router';
import { useState } from 'react';
import { formToast } from '../form/form-toast.ts';
import { useFormLimit } from '../form/use-form-limit.ts';

const limiter = createAttemptLimiter(PROGRESS_RESET_FORM_LIMIT);

export interface Losses {
  readonly attempts: number;
  readonly skills: number;
}

/** Deletes the learner's attempts, after a confirmation that lists them. */
export function useResetProgress({ attempts, skills }: Losses): {
  deleting: boolean;
  reset: () => Promise<void>;
} {
  const { t } = useTranslation('account');
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState(false);
  const mayTry = useFormLimit(limiter, 'reset-progress');

  const reset = async () => {
    const confirmed = await confirm({
      title: t('resetProgress.question'),
      body: t('resetProgress.body', {
        quizzes: t('resetProgress.quizzes', { count: attempts }),
        skills: t('resetProgress.skills', { count: skills }),
      }),
      confirmLabel: t('resetProgress.confirm'),
      cancelLabel: t('cancel'),
      destructive: true,
    });
    if (!confirmed || !mayTry()) return;
    setDeleting(true);
    try {
      await run(
        table('quiz_attempts')
          .delete()
          .eq('user_id', await currentLearner()),
      );
      await revalidate();
      formToast({
        title: t('resetProgress.done'),
        description: t('resetProgress.doneBody'),
        variant: 'success',
      });
    } catch {
      formToast({ title: t('error'), description: t('resetProgress.failed'), variant: 'destructive' });
    } finally {
      setDeleting(false);
    }
  };
  return { deleting, reset };
}

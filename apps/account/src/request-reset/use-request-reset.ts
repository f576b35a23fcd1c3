import { createAttemptLimiter, PASSWORD_RESET_FORM_LIMIT, requestPasswordReset } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { formToast } from '../form/form-toast.ts';
import { SIGN_IN, signInLimiter } from '../form/sign-in-limiter.ts';
import { useFailure } from '../form/use-failure.ts';
import { useFormLimit } from '../form/use-form-limit.ts';

const limiter = createAttemptLimiter(PASSWORD_RESET_FORM_LIMIT);

export type RequestAnswer =
  | { kind: 'sent' }
  | { kind: 'wrong-email'; message: string }
  | { kind: 'not-sent' };

/** Sends the link and shows the outcome. */
export function useRequestReset(): (email: string) => Promise<RequestAnswer> {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const mayTry = useFormLimit(limiter, 'password-reset');
  return async (email) => {
    if (!mayTry()) return { kind: 'not-sent' };
    const outcome = await requestPasswordReset(email);
    if (outcome.kind === 'ok') {
      signInLimiter.clear(SIGN_IN);
      formToast({ title: t('forgot.sent'), description: t('forgot.ifExists'), variant: 'success' });
      return { kind: 'sent' };
    }
    if (outcome.kind === 'invalid') {
      const message = t(`input.${outcome.problem}`);
      formToast({ title: t('input.emailTitle'), description: message, variant: 'destructive' });
      return { kind: 'wrong-email', message };
    }
    formToast({
      ...failure(outcome, { title: t('forgot.failed'), description: t('forgot.failedBody') }),
      variant: 'destructive',
    });
    return { kind: 'not-sent' };
  };
}

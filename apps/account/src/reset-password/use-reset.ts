import type { FollowLinkOutcome } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { formToast } from '../form/form-toast.ts';
import { useFailure } from '../form/use-failure.ts';

export type ChoosePassword = Extract<FollowLinkOutcome, { kind: 'recovery' }>['choosePassword'];

/**
 * Sets the new password, which ends every session of the account, and goes to /login. Returns what is wrong
 * with the password, if anything.
 */
export function useReset(choosePassword: ChoosePassword): (password: string) => Promise<string | null> {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const failure = useFailure();
  return async (password) => {
    const outcome = await choosePassword(password);
    switch (outcome.kind) {
      case 'ok':
        formToast({ title: t('reset.done'), description: t('reset.doneBody'), variant: 'success' });
        await navigate('/login', { replace: true });
        return null;
      case 'invalid':
        return t(`input.${outcome.problem}`);
      case 'same-password':
        return t('reset.same');
      case 'weak-password':
        return t('signUp.weak');
      case 'session-expired':
        formToast({ title: t('reset.expired'), description: t('reset.expiredBody'), variant: 'destructive' });
        await navigate('/forgot-password', { replace: true });
        return null;
      default:
        formToast({
          ...failure(outcome, { title: t('reset.failed'), description: t('forgot.failedBody') }),
          variant: 'destructive',
        });
        return null;
    }
  };
}

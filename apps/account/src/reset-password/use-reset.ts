import type { FollowLinkOutcome } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { formToast } from '../form/form-toast.ts';
import { refusedCode } from '../form/refused-code.ts';
import { useFailure } from '../form/use-failure.ts';

export type ChoosePassword = Extract<FollowLinkOutcome, { kind: 'recovery' }>['choosePassword'];

/** What is wrong, by field. */
export type ResetProblem = { readonly password: string } | { readonly code: string };

/**
 * Sets the new password, which ends every session of the account, and goes to /login. Returns what is wrong,
 * if anything.
 */
export function useReset(
  choosePassword: ChoosePassword,
): (password: string, code: string) => Promise<ResetProblem | null> {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const failure = useFailure();
  return async (password, code) => {
    const outcome = await choosePassword(password, code);
    switch (outcome.kind) {
      case 'ok':
        formToast({ title: t('reset.done'), description: t('reset.doneBody'), variant: 'success' });
        await navigate('/login', { replace: true });
        return null;
      case 'invalid':
        return { password: t(`input.${outcome.problem}`) };
      case 'same-password':
        return { password: t('reset.same') };
      case 'weak-password':
        return { password: t('signUp.weak') };
      case 'wrong-code':
        return { code: t(refusedCode(code)) };
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

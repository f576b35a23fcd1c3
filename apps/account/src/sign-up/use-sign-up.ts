import { createAttemptLimiter, REGISTRATION_FORM_LIMIT, signUp, type Registration } from '@revisoins/auth';
import { claimableTrial, claimTrial } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { formToast } from '../form/form-toast.ts';
import { useFailure, type Message } from '../form/use-failure.ts';
import { useFormLimit } from '../form/use-form-limit.ts';
import { newcomerState } from '../sign-in/newcomer.ts';

const limiter = createAttemptLimiter(REGISTRATION_FORM_LIMIT);

type AtField = { email: string } | { password: string };

export interface SignUpForm extends Registration {
  /** Whether the new account takes over the answers that were given on this device without an account. */
  readonly keepsTrial: boolean;
}

/** Creates the account, shows the outcome and goes to /login. Returns the problem of a field, if any. */
export function useSignUp(): (form: SignUpForm) => Promise<AtField | null> {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const failure = useFailure();
  /** The same text whether this form or the account server refuses: both allow three. */
  const tooMany = (seconds: number): Message => ({
    title: t('signUp.limitTitle'),
    description:
      seconds < 120
        ? t('signUp.limited', { count: seconds })
        : t('signUp.limitedMinutes', { count: Math.ceil(seconds / 60) }),
  });
  const mayTry = useFormLimit(limiter, 'register', tooMany);

  const refuse = (message: Message): void => formToast({ ...message, variant: 'destructive' });

  return async ({ keepsTrial, ...registration }) => {
    if (!mayTry()) return null;
    const outcome = await signUp(registration);
    switch (outcome.kind) {
      case 'ok':
        if (keepsTrial && outcome.learner !== undefined) claimTrial(outcome.learner);
        formToast({
          title: t('signUp.done'),
          description: outcome.confirmationSent ? t('signUp.doneBody') : t('signUp.readyBody'),
          variant: 'success',
          // The sign-in page explains what is left to do.
          spokenOnly: outcome.confirmationSent,
        });
        // Without a confirmation the learner is signed in, and the guard redirects.
        if (outcome.confirmationSent) await navigate('/login', { state: newcomerState(registration.email) });
        return null;
      case 'confirmation-just-sent':
        formToast({ title: t('signUp.justSent'), description: t('signUp.justSentBody'), variant: 'info' });
        await navigate('/login', { state: newcomerState(registration.email) });
        return null;
      case 'invalid': {
        const message = t(`input.${outcome.problem}`);
        refuse({ title: t('input.validation'), description: message });
        return outcome.problem.startsWith('email') ? { email: message } : { password: message };
      }
      case 'already-registered': {
        const message = t('signUp.existsBody');
        refuse({ title: t('signUp.exists'), description: message });
        // The device may be shared: an account that was there before is asked first, once signed in.
        return { email: claimableTrial() ? `${message} ${t('signUp.existsTrial')}` : message };
      }
      case 'weak-password':
        refuse({ title: t('signUp.failed'), description: t('signUp.weak') });
        return { password: t('signUp.weak') };
      case 'rate-limited':
        refuse(tooMany(outcome.seconds));
        return null;
      default:
        refuse(failure(outcome, { title: t('signUp.failed'), description: t('failure.unavailable') }));
        return null;
    }
  };
}

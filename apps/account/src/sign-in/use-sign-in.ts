import { lockedMinutes, signIn, type Credentials, type SignInOutcome } from '@revisoins/auth';
import type { ToastMessage } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { SIGN_IN, signInLimiter } from '../form/sign-in-limiter.ts';
import type { Message } from '../form/use-failure.ts';
import { useFailure } from '../form/use-failure.ts';

export type FinishSignIn = Extract<SignInOutcome, { kind: 'second-step' }>['finish'];

/** Stays on the form, because the learner has to wait or to do something else first. */
export interface SignInNotice extends Message {
  canResend?: boolean;
  /** A new password ends the wait. */
  canReset?: boolean;
}

export interface SignInAnswer {
  toast: ToastMessage;
  errors?: { email: string } | { password: string };
  notice?: SignInNotice;
  /** The password is right, and a code is asked for. */
  finish?: FinishSignIn;
}

const unsent: readonly SignInOutcome['kind'][] = ['invalid', 'locked', 'rate-limited', 'unavailable'];

/** Signs in and returns what to show. */
export function useSignIn(): (credentials: Credentials) => Promise<SignInAnswer> {
  const { t } = useTranslation('account');
  const failure = useFailure();

  const refused = (message: Message, help: Omit<SignInNotice, keyof Message> = {}): SignInAnswer => ({
    toast: { ...message, variant: 'destructive', spokenOnly: true },
    notice: { ...message, ...help },
  });
  const locked = (count: number) =>
    refused(
      { title: t('signIn.locked', { count }), description: t('signIn.lockedHint') },
      { canReset: true },
    );

  return async (credentials) => {
    const now = Date.now();
    // Before the form's own limit: the message of the lock offers a way out.
    const minutes = lockedMinutes(credentials.email, now);
    if (minutes > 0) return locked(minutes);
    if (signInLimiter.isLimited(SIGN_IN, now)) {
      const count = Math.ceil(signInLimiter.msUntilFree(SIGN_IN, now) / 60_000);
      return refused({ title: t('limit.title'), description: t('limit.body', { count }) });
    }
    const outcome = await signIn(credentials);
    // An attempt that was refused here and never sent does not count: waiting as told must be enough.
    if (!unsent.includes(outcome.kind)) signInLimiter.attempt(SIGN_IN, now);
    switch (outcome.kind) {
      case 'ok':
        signInLimiter.clear(SIGN_IN);
        return { toast: { title: t('signIn.done'), description: t('signIn.doneBody'), variant: 'success' } };
      case 'second-step':
        signInLimiter.clear(SIGN_IN);
        return {
          toast: { title: t('secondStep.ask'), variant: 'info', spokenOnly: true },
          finish: outcome.finish,
        };
      case 'invalid': {
        const description = t(`input.${outcome.problem}`);
        const atEmail = outcome.problem.startsWith('email');
        return {
          toast: {
            title: atEmail ? t('input.emailTitle') : t('input.validation'),
            description,
            variant: 'destructive',
          },
          errors: atEmail ? { email: description } : { password: description },
        };
      }
      case 'invalid-credentials': {
        const lockedNow = lockedMinutes(credentials.email, Date.now());
        if (lockedNow > 0) return locked(lockedNow);
        return {
          toast: { title: t('signIn.failed'), description: t('signIn.wrong'), variant: 'destructive' },
          errors: { password: t('signIn.wrong') },
        };
      }
      case 'email-not-confirmed':
        return refused(
          { title: t('signIn.unconfirmed'), description: t('signIn.unconfirmedBody') },
          { canResend: true },
        );
      case 'locked':
        return locked(outcome.minutes);
      case 'rate-limited':
        return refused({
          title: t('limit.title'),
          description: t('signIn.limited', { count: outcome.seconds }),
        });
      default:
        return refused(
          failure(outcome, { title: t('signIn.failed'), description: t('failure.unavailable') }),
        );
    }
  };
}

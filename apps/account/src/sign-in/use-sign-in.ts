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

type Failure = ReturnType<typeof useFailure>;
type Translate = ReturnType<typeof useTranslation<'account'>>['t'];

const refused = (message: Message, help: Omit<SignInNotice, keyof Message> = {}): SignInAnswer => ({
  toast: { ...message, variant: 'destructive', spokenOnly: true },
  notice: { ...message, ...help },
});

const locked = (t: Translate, count: number): SignInAnswer =>
  refused({ title: t('signIn.locked', { count }), description: t('signIn.lockedHint') }, { canReset: true });

function invalid(
  t: Translate,
  problem: Extract<SignInOutcome, { kind: 'invalid' }>['problem'],
): SignInAnswer {
  const description = t(`input.${problem}`);
  const atEmail = problem.startsWith('email');
  return {
    toast: {
      title: atEmail ? t('input.emailTitle') : t('input.validation'),
      description,
      variant: 'destructive',
    },
    errors: atEmail ? { email: description } : { password: description },
  };
}

/** What to show after an attempt. `minutes`: for how long it has locked the account in this browser. Pure. */
function answerTo(outcome: SignInOutcome, minutes: number, t: Translate, failure: Failure): SignInAnswer {
  switch (outcome.kind) {
    case 'ok':
      return { toast: { title: t('signIn.done'), description: t('signIn.doneBody'), variant: 'success' } };
    case 'second-step':
      return {
        toast: { title: t('secondStep.ask'), variant: 'info', spokenOnly: true },
        finish: outcome.finish,
      };
    case 'invalid':
      return invalid(t, outcome.problem);
    case 'invalid-credentials':
      if (minutes > 0) return locked(t, minutes);
      return {
        toast: { title: t('signIn.failed'), description: t('signIn.wrong'), variant: 'destructive' },
        errors: { password: t('signIn.wrong') },
      };
    case 'email-not-confirmed':
      return refused(
        { title: t('signIn.unconfirmed'), description: t('signIn.unconfirmedBody') },
        { canResend: true },
      );
    case 'locked':
      return locked(t, outcome.minutes);
    case 'rate-limited':
      return refused({
        title: t('limit.title'),
        description: t('signIn.limited', { count: outcome.seconds }),
      });
    default:
      return refused(failure(outcome, { title: t('signIn.failed'), description: t('failure.unavailable') }));
  }
}

/** Signs in and returns what to show. */
export function useSignIn(): (credentials: Credentials) => Promise<SignInAnswer> {
  const { t } = useTranslation('account');
  const failure = useFailure();
  return async (credentials) => {
    const now = Date.now();
    // Before the form's own limit: the message of the lock offers a way out.
    const minutes = lockedMinutes(credentials.email, now);
    if (minutes > 0) return locked(t, minutes);
    if (signInLimiter.isLimited(SIGN_IN, now)) {
      const count = Math.ceil(signInLimiter.msUntilFree(SIGN_IN, now) / 60_000);
      return refused({ title: t('limit.title'), description: t('limit.body', { count }) });
    }
    const outcome = await signIn(credentials);
    // An attempt that was refused here and never sent does not count: waiting for the stated time must be
    // enough.
    if (!unsent.includes(outcome.kind)) signInLimiter.attempt(SIGN_IN, now);
    if (outcome.kind === 'ok' || outcome.kind === 'second-step') signInLimiter.clear(SIGN_IN);
    return answerTo(outcome, lockedMinutes(credentials.email, Date.now()), t, failure);
  };
}

import { followLink, forgetEmailLink, type EmailLink, type SignUpProof } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Button, Card, Page } from '@revisoins/ui';
import { useState } from 'react';
import { dismissFormToast, formToast } from '../form/form-toast.ts';
import { useFailure } from '../form/use-failure.ts';
import { ResetForm } from '../reset-password/reset-form.tsx';
import type { ChoosePassword } from '../reset-password/use-reset.ts';
import { CodeStep } from '../sign-in/code-step.tsx';
import type { FinishSignIn } from '../sign-in/use-sign-in.ts';
import { Confirmed, type ConfirmedProps } from './confirmed.tsx';
import { ConfirmSignUp } from './confirm-sign-up.tsx';
import { NotConfirmed } from './not-confirmed.tsx';

/**
 * What a link from an e-mail confirms, and a button; for a sign-up, its password too. Only the press of the
 * button calls the server, so that a mail scanner that opens the page does not use the link up. The page
 * reports success only after the server has.
 */
export function Confirmation({ link: given }: { readonly link: EmailLink | null }) {
  const { t } = useTranslation('account');
  // A used link leaves the address bar; the page remembers it.
  const [link] = useState(given);
  const { progress, busy, confirm, leave } = useConfirmation(link);
  const isChange = link?.type === 'email_change';

  if (link === null || progress.kind === 'expired') return <NotConfirmed isChange={isChange} />;
  switch (progress.kind) {
    case 'asked': {
      const key = isChange ? 'askChange' : 'ask';
      return (
        <Page width="form" title={t(`confirmation.${key}.title`)} lead={t(`confirmation.${key}.lead`)}>
          <Card>
            {isChange ? (
              <Button wide busy={busy} busyLabel={t('reset.verifying')} onClick={() => void confirm()}>
                {t('confirmation.askChange.submit')}
              </Button>
            ) : (
              <ConfirmSignUp confirm={confirm} busy={busy} />
            )}
          </Card>
        </Page>
      );
    }
    case 'recovery':
      return (
        <Page width="form" title={t('confirmation.choose.title')} lead={t('confirmation.choose.lead')}>
          <Card>
            <ResetForm choosePassword={progress.choosePassword} needsCode={false} />
          </Card>
        </Page>
      );
    case 'second-step':
      return (
        <Page width="form" title={t('confirmation.confirmed.title')}>
          <Card>
            <CodeStep finish={progress.finish} onBack={leave} />
          </Card>
        </Page>
      );
    default:
      return <Confirmed what={progress.kind} />;
  }
}

/** How far the confirmation is: asked for, or what the server answered. */
type Progress =
  | { kind: 'asked' | 'expired' | ConfirmedProps['what'] }
  | { kind: 'recovery'; choosePassword: ChoosePassword }
  | { kind: 'second-step'; finish: FinishSignIn };

function useConfirmation(link: EmailLink | null) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>({ kind: 'asked' });
  const [busy, setBusy] = useState(false);

  /** The sign-in page sends signed-in visitors to the page that they had requested, or home. */
  const leave = () => void navigate('/login', { replace: true });

  /** Returns what is wrong with the password, if anything. */
  const confirm = async (proof?: SignUpProof): Promise<string | undefined> => {
    if (link === null) return undefined;
    setBusy(true);
    dismissFormToast();
    const outcome = await followLink(link, proof);
    setBusy(false);
    switch (outcome.kind) {
      case 'wrong-password':
        return t('confirmation.ask.wrong');
      case 'unavailable':
        formToast({
          title: t('link.unreachableTitle'),
          description: t('link.unreachable'),
          variant: 'destructive',
        });
        return undefined;
      case 'signed-in': {
        const [title, description] = [t('confirmation.confirmed.title'), t('signIn.doneBody')];
        formToast({ title, description, variant: 'success' });
        leave();
        break;
      }
      case 'second-step':
        setProgress({ kind: 'second-step', finish: thenLeave(outcome.finish, leave) });
        break;
      case 'recovery':
      case 'confirmed':
      case 'email-changed':
      case 'email-pending':
      case 'expired':
        setProgress(outcome);
        break;
      default: {
        const plain = { title: t('link.unreachableTitle'), description: t('failure.tooMany') };
        formToast({ ...failure(outcome, plain), variant: 'destructive' });
        return undefined;
      }
    }
    forgetEmailLink();
    return undefined;
  };
  return { progress, busy, confirm, leave };
}

/** The second step, which leaves the page when the code is right. */
const thenLeave =
  (finish: FinishSignIn, leave: () => void): FinishSignIn =>
  async (code) => {
    const outcome = await finish(code);
    if (outcome.kind === 'ok') leave();
    return outcome;
  };

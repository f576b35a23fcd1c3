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
 * What a link from an e-mail confirms, and a button; for a sign-up, its password too. Only the press of the button calls the server, so that a
 * mail scanner that opens the page does not use the link up. The page reports success only after the server
 * has.
 */
export function Confirmation({ link: given }: { readonly link: EmailLink | null }) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const navigate = useNavigate();
  // A used link leaves the address bar; the page remembers it.
  const [link] = useState(given);
  const [done, setDone] = useState<ConfirmedProps['what'] | 'expired'>();
  const [busy, setBusy] = useState(false);
  const [choosePassword, setChoosePassword] = useState<ChoosePassword>();
  const [step, setStep] = useState<{ finish: FinishSignIn } | null>(null);
  const isChange = link?.type === 'email_change';

  if (link === null || done === 'expired') return <NotConfirmed isChange={isChange} />;
  if (done !== undefined) return <Confirmed what={done} />;
  if (choosePassword !== undefined) {
    return (
      <Page width="form" title={t('confirmation.choose.title')} lead={t('confirmation.choose.lead')}>
        <Card>
          <ResetForm choosePassword={choosePassword} needsCode={false} />
        </Card>
      </Page>
    );
  }

  /** The sign-in page sends whoever is signed in to the page that they had asked for, or home. */
  const leave = () => void navigate('/login', { replace: true });
  if (step !== null) {
    const finish: FinishSignIn = async (code) => {
      const outcome = await step.finish(code);
      if (outcome.kind === 'ok') leave();
      return outcome;
    };
    return (
      <Page width="form" title={t('confirmation.confirmed.title')}>
        <Card>
          <CodeStep finish={finish} onBack={leave} />
        </Card>
      </Page>
    );
  }

  /** Returns what is wrong with the password, if anything. */
  const confirm = async (proof?: SignUpProof): Promise<string | undefined> => {
    setBusy(true);
    dismissFormToast();
    const outcome = await followLink(link, proof);
    setBusy(false);
    switch (outcome.kind) {
      case 'signed-in':
        forgetEmailLink();
        formToast({
          title: t('confirmation.confirmed.title'),
          description: t('signIn.doneBody'),
          variant: 'success',
        });
        leave();
        break;
      case 'second-step':
        forgetEmailLink();
        setStep(outcome);
        break;
      case 'confirmed':
      case 'email-changed':
      case 'email-pending':
      case 'expired':
        forgetEmailLink();
        setDone(outcome.kind);
        break;
      case 'wrong-password':
        return t('confirmation.ask.wrong');
      case 'unavailable':
        formToast({
          title: t('link.unreachableTitle'),
          description: t('link.unreachable'),
          variant: 'destructive',
        });
        break;
      case 'recovery':
        forgetEmailLink();
        setChoosePassword(() => outcome.choosePassword);
        break;
      default: {
        const plain = { title: t('link.unreachableTitle'), description: t('failure.tooMany') };
        formToast({ ...failure(outcome, plain), variant: 'destructive' });
      }
    }
    return undefined;
  };

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

import type { Credentials } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert, Button, LinkButton } from '@revisoins/ui';
import { useState } from 'react';
import { EmailField } from '../form/email-field.tsx';
import { formToast } from '../form/form-toast.ts';
import styles from '../form/form.module.css';
import { PasswordField } from '../form/password-field.tsx';
import { RememberField } from '../form/remember-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useNewcomer } from './newcomer.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { CodeStep } from './code-step.tsx';
import { useSignIn, type FinishSignIn, type SignInNotice } from './use-sign-in.ts';

export function SignInForm() {
  const { t } = useTranslation('account');
  const newcomer = useNewcomer();
  const { attach, values, bind, busy, set, refuse, handle } = useForm<Credentials>({
    email: newcomer ?? '',
    password: '',
    remember: true,
  });
  const [notice, setNotice] = useState<SignInNotice | null>(null);
  const [step, setStep] = useState<{ finish: FinishSignIn } | null>(null);
  const signIn = useSignIn();
  const incomplete = values.email.trim() === '' || values.password === '';
  const refuseEmail = () => refuse({ email: t('input.email-format') });
  const resend = { email: values.email, onWrongEmail: refuseEmail };
  /** A notice offers to send the confirmation again; otherwise the offer is below the form. */
  const isOffered = notice ? notice.canResend === true : newcomer !== null;

  const submit = handle(async () => {
    if (incomplete)
      return refuse(
        values.password === ''
          ? { password: t('signIn.passwordRequired') }
          : { email: t('input.email-format') },
      );
    setNotice(null);
    const answer = await signIn({ ...values, email: values.email.trim() });
    if (answer.errors) refuse(answer.errors);
    setNotice(answer.notice ?? null);
    if (answer.finish) setStep({ finish: answer.finish });
    formToast(answer.toast);
  });

  const back = () => {
    set('password', '');
    setStep(null);
  };
  if (step !== null) return <CodeStep finish={step.finish} onBack={back} />;

  return (
    <>
      {newcomer !== null && !notice ? <Welcome email={newcomer} resend={resend} /> : null}
      <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
        <fieldset className={styles.fields} disabled={busy}>
          <EmailField label={t('signIn.email')} {...bind('email')} />
          <PasswordField
            name="password"
            label={t('signIn.password')}
            autoComplete="current-password"
            aside={<Link to="/forgot-password">{t('signIn.forgot')}</Link>}
            {...bind('password')}
          />
          <RememberField checked={values.remember} onChange={(remember) => set('remember', remember)} />
        </fieldset>
        {notice ? <Notice notice={notice} resend={resend} /> : null}
        <Button type="submit" wide disabled={incomplete} busy={busy} busyLabel={t('signIn.busy')}>
          {t('signIn.submit')}
        </Button>
        {isOffered ? null : <ResendConfirmation variant="quiet" {...resend} />}
      </form>
    </>
  );
}

interface ResendProps {
  readonly resend: { readonly email: string; readonly onWrongEmail: () => void };
}

/** Points out the confirmation e-mail to somebody who has just signed up. */
function Welcome({ email, resend }: ResendProps & { readonly email: string }) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.notices}>
      <Alert tone="info" title={t('link.registeredTitle')}>
        <p>{t('link.registered', { email })}</p>
        <ResendConfirmation {...resend} />
      </Alert>
    </div>
  );
}

/** Why the sign-in was refused, and the way out. */
function Notice({ notice, resend }: ResendProps & { readonly notice: SignInNotice }) {
  const { t } = useTranslation('account');
  return (
    <Alert tone="bad" title={notice.title}>
      <p>{notice.description}</p>
      {notice.canReset ? (
        <LinkButton variant="secondary" size="small" className={styles.inline}>
          <Link to="/forgot-password">{t('signIn.reset')}</Link>
        </LinkButton>
      ) : null}
      {notice.canResend ? <ResendConfirmation {...resend} /> : null}
    </Alert>
  );
}

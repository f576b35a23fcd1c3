import { changeEmail, hasSecondStep, useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Alert, Dialog } from '@revisoins/ui';
import { CodeField } from '../form/code-field.tsx';
import { EmailField } from '../form/email-field.tsx';
import { formToast } from '../form/form-toast.ts';
import { FormActions } from '../form/form-actions.tsx';
import styles from '../form/form.module.css';
import { CurrentPasswordField } from '../form/password-field.tsx';
import { refusedCode } from '../form/refused-code.ts';
import { useFailure } from '../form/use-failure.ts';
import { useLastingForm } from '../form/use-lasting-form.ts';

export function Component({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const user = useOptionalUser();
  const current = user?.email ?? '';
  const { attach, bind, busy, submit } = useChangeEmail(current, onClose);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('menu.email')}
      description={t('email.lead', { email: current })}
      closeLabel={t('close')}
    >
      <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
        {user?.new_email ? <Alert tone="info">{t('email.pending', { email: user.new_email })}</Alert> : null}
        <EmailField label={t('email.label')} autoComplete="email" readOnly={busy} {...bind('email')} />
        <CurrentPasswordField readOnly={busy} {...bind('current')} />
        {user !== null && hasSecondStep(user) ? <CodeField readOnly={busy} {...bind('code')} /> : null}
        <FormActions
          submitLabel={t('email.submit')}
          busyLabel={t('email.busy')}
          busy={busy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

/** The form, and what sending it does. `current`: the address until now. */
function useChangeEmail(current: string, onClose: () => void) {
  const { t } = useTranslation('account');
  const { handle, refuse, ...form } = useLastingForm('email', { email: '' }, { current: '', code: '' });
  const failure = useFailure();

  const submit = handle(async () => {
    const { values } = form;
    if (!values.current) return refuse({ current: t('email.required') });
    const outcome = await changeEmail({ ...values, email: values.email.trim() });
    switch (outcome.kind) {
      case 'ok':
        formToast({
          title: t('email.sent'),
          description: t('email.sentBody', { email: current }),
          variant: 'success',
        });
        return onClose();
      case 'invalid':
        return refuse({
          email: outcome.problem === 'email-characters' ? t('input.email-characters') : t('email.invalid'),
        });
      case 'unchanged':
        formToast({ title: t('email.unchanged'), variant: 'info', spokenOnly: true });
        return refuse({ email: t('email.unchanged') });
      case 'taken':
        return refuse({ email: t('email.taken') });
      case 'wrong-code':
        return refuse({ code: t(refusedCode(values.code)) });
      case 'wrong-current':
        return refuse({ current: t('newPassword.wrong-current') });
      case 'locked':
        return refuse({ current: t('signIn.locked', { count: outcome.minutes }) });
      case 'rate-limited':
        return refuse({ current: t('failure.tooManySeconds', { count: outcome.seconds }) });
      default: {
        const plain = { title: t('error'), description: t('email.failed') };
        const message = outcome.kind === 'unavailable' ? plain : failure(outcome, plain);
        formToast({ ...message, variant: 'destructive' });
      }
    }
  });

  return { ...form, submit };
}

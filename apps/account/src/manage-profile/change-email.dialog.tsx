import { changeEmail, hasSecondStep, useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Alert, Button, Dialog, Field, PasswordInput, TextInput } from '@revisoins/ui';
import { useState } from 'react';
import { CodeField } from '../form/code-field.tsx';
import { formToast } from '../form/form-toast.ts';
import styles from '../form/form.module.css';
import { useFailure } from '../form/use-failure.ts';
import { useLastingForm } from '../form/use-lasting-form.ts';

export function Component({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const user = useOptionalUser();
  const current = user?.email ?? '';
  const { attach, values, errors, busy, set, refuse, handle } = useLastingForm('email', { email: '' });
  // Separate: a form that survives the session stores no password.
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [code, setCode] = useState('');
  const [wrongCode, setWrongCode] = useState<string>();
  const failure = useFailure();

  const submit = handle(async () => {
    if (!password) return setWrong(t('email.required'));
    const outcome = await changeEmail({ email: values.email.trim(), current: password, code });
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
        return setWrongCode(t('secondStep.wrong'));
      case 'wrong-current':
        return setWrong(t('newPassword.wrong-current'));
      case 'locked':
        return setWrong(t('signIn.locked', { count: outcome.minutes }));
      case 'rate-limited':
        return setWrong(t('failure.tooManySeconds', { count: outcome.seconds }));
      default: {
        const plain = { title: t('error'), description: t('email.failed') };
        const message = outcome.kind === 'unavailable' ? plain : failure(outcome, plain);
        formToast({ ...message, variant: 'destructive' });
      }
    }
  });

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
        <Field label={t('email.label')} error={errors.email} required>
          <TextInput
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            readOnly={busy}
            value={values.email}
            onChange={(event) => set('email', event.target.value)}
          />
        </Field>
        <Field label={t('newPassword.current')} error={wrong} required>
          <PasswordInput
            name="current"
            autoComplete="current-password"
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
            readOnly={busy}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setWrong(undefined);
            }}
          />
        </Field>
        {user !== null && hasSecondStep(user) ? (
          <CodeField
            value={code}
            error={wrongCode}
            readOnly={busy}
            onChange={(given) => {
              setCode(given);
              setWrongCode(undefined);
            }}
          />
        ) : null}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={busy} busyLabel={t('email.busy')}>
            {t('email.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useTranslation } from '@revisoins/i18n';
import { Button, Field, PasswordInput } from '@revisoins/ui';
import styles from '../form/form.module.css';
import { useForm } from '../form/use-form.ts';

export interface ConfirmSignUpProps {
  /** Without a password the owner of the address chooses one. Resolves to what is wrong with the one given. */
  readonly confirm: (password?: string) => Promise<string | undefined>;
  readonly busy: boolean;
}

/** The password of a sign-up, which shows that whoever has its link is the one who signed up. */
export function ConfirmSignUp({ confirm, busy }: ConfirmSignUpProps) {
  const { t } = useTranslation('account');
  const { attach, values, errors, set, refuse, handle } = useForm({ password: '' });

  const submit = handle(async () => {
    if (values.password === '') return refuse({ password: t('signIn.passwordRequired') });
    const wrong = await confirm(values.password);
    if (wrong !== undefined) refuse({ password: wrong });
  });

  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
      <Field label={t('signIn.password')} error={errors.password} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          value={values.password}
          onChange={(event) => set('password', event.target.value)}
        />
      </Field>
      <Button type="submit" wide busy={busy} busyLabel={t('reset.verifying')}>
        {t('confirmation.ask.submit')}
      </Button>
      <p>{t('confirmation.ask.forgotten')}</p>
      <Button variant="secondary" wide disabled={busy} onClick={() => void confirm()}>
        {t('confirmation.ask.choose')}
      </Button>
    </form>
  );
}

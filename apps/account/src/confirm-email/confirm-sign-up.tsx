import type { SignUpProof } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import styles from '../form/form.module.css';
import { PasswordField } from '../form/password-field.tsx';
import { RememberField } from '../form/remember-field.tsx';
import { useForm } from '../form/use-form.ts';

export interface ConfirmSignUpProps {
  /**
   * Without a password, the owner of the address chooses one. Resolves to the problem of the given password,
   * if any.
   */
  readonly confirm: (proof?: SignUpProof) => Promise<string | undefined>;
  readonly busy: boolean;
}

/** The password of a sign-up, which proves that the person with the link is the one who signed up. */
export function ConfirmSignUp({ confirm, busy }: ConfirmSignUpProps) {
  const { t } = useTranslation('account');
  const { attach, bind, values, set, refuse, handle } = useForm<SignUpProof>({
    password: '',
    remember: true,
  });

  const submit = handle(async () => {
    if (values.password === '') return refuse({ password: t('signIn.passwordRequired') });
    const wrong = await confirm(values);
    if (wrong !== undefined) refuse({ password: wrong });
  });

  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
      <PasswordField
        name="password"
        label={t('signIn.password')}
        autoComplete="current-password"
        {...bind('password')}
      />
      <RememberField checked={values.remember} onChange={(remember) => set('remember', remember)} />
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

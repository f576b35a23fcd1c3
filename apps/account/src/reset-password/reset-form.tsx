import { PASSWORD_MIN } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { CodeField } from '../form/code-field.tsx';
import styles from '../form/form.module.css';
import { PasswordField } from '../form/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { useReset, type ChoosePassword } from './use-reset.ts';

export interface ResetFormProps {
  readonly choosePassword: ChoosePassword;
  /** The account asks for a second step, which a link does not go around. */
  readonly needsCode: boolean;
}

export function ResetForm({ choosePassword, needsCode }: ResetFormProps) {
  const { t } = useTranslation('account');
  const { attach, values, bind, busy, refuse, handle } = useForm({
    password: '',
    confirm: '',
    code: '',
  });
  const reset = useReset(choosePassword);

  const submit = handle(async () => {
    const short = values.password.length >= PASSWORD_MIN ? undefined : t('input.password-too-short');
    const different = values.confirm === values.password ? undefined : t('reset.different');
    if (short ?? different) return refuse({ password: short, confirm: different });
    const problem = await reset(values.password, values.code);
    if (problem !== null) refuse(problem);
  });

  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={busy}>
        <PasswordField
          name="password"
          label={t('reset.password')}
          autoComplete="new-password"
          {...bind('password')}
        />
        <StrengthMeter password={values.password} />
        <PasswordField
          name="confirm"
          label={t('reset.confirm')}
          autoComplete="new-password"
          {...bind('confirm')}
        />
        {needsCode ? <CodeField readOnly={busy} {...bind('code')} /> : null}
      </fieldset>
      {needsCode ? <p className={styles.aside}>{t('secondStep.lost')}</p> : null}
      <Button type="submit" wide busy={busy} busyLabel={t('reset.busy')}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

import { PASSWORD_MIN } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Button, Field, PasswordInput } from '@revisoins/ui';
import styles from '../form/form.module.css';
import { useForm } from '../form/use-form.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { useReset, type ChoosePassword } from './use-reset.ts';

export function ResetForm({ choosePassword }: { readonly choosePassword: ChoosePassword }) {
  const { t } = useTranslation('account');
  const { attach, values, errors, busy, set, refuse, handle } = useForm({ password: '', confirm: '' });
  const reset = useReset(choosePassword);
  const toggle = { showLabel: t('password.show'), hideLabel: t('password.hide') };

  const submit = handle(async () => {
    const short = values.password.length >= PASSWORD_MIN ? undefined : t('input.password-too-short');
    const different = values.confirm === values.password ? undefined : t('reset.different');
    if (short ?? different) return refuse({ password: short, confirm: different });
    const refused = await reset(values.password);
    if (refused !== null) refuse({ password: refused });
  });

  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={busy}>
        <Field label={t('reset.password')} error={errors.password} required>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            {...toggle}
            value={values.password}
            onChange={(event) => set('password', event.target.value)}
          />
        </Field>
        <StrengthMeter password={values.password} />
        <Field label={t('reset.confirm')} error={errors.confirm} required>
          <PasswordInput
            name="confirm"
            autoComplete="new-password"
            {...toggle}
            value={values.confirm}
            onChange={(event) => set('confirm', event.target.value)}
          />
        </Field>
      </fieldset>
      <Button type="submit" wide busy={busy} busyLabel={t('reset.busy')}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

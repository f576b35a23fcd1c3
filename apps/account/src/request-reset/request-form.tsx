import { isEmail } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { EmailField } from '../form/email-field.tsx';
import styles from '../form/form.module.css';
import { useForm } from '../form/use-form.ts';
import { useRequestReset } from './use-request-reset.ts';

export function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation('account');
  const { attach, values, bind, busy, refuse, handle } = useForm({ email: '' });
  const requestReset = useRequestReset();

  const submit = handle(async () => {
    const email = values.email.trim();
    // An invalid address does not count as an attempt.
    if (!isEmail(email)) return refuse({ email: t('input.email-format') });
    const answer = await requestReset(email);
    if (answer.kind === 'wrong-email') refuse({ email: answer.message });
    if (answer.kind === 'sent') onSent(email);
  });

  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={busy}>
        <EmailField label={t('signIn.email')} {...bind('email')} />
      </fieldset>
      <Button type="submit" wide busy={busy} busyLabel={t('forgot.busy')}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}

import { useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Button, Dialog, Field, PasswordInput } from '@revisoins/ui';
import { formToast } from '../form/form-toast.ts';
import formStyles from '../form/form.module.css';
import { useFailure } from '../form/use-failure.ts';
import { useForm } from '../form/use-form.ts';
import { deleteAccount } from './delete-account.ts';
import styles from './delete-account.module.css';

const losses = ['profile', 'results', 'questions', 'rest'] as const;

export function Component({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const email = useOptionalUser()?.email;
  const { attach, values, errors, busy, set, refuse, handle } = useForm({ password: '' });
  const failure = useFailure();

  const submit = handle(async () => {
    if (!values.password) return refuse({ password: t('deleteAccount.required') });
    const outcome = await deleteAccount(values.password);
    switch (outcome.kind) {
      case 'ok':
        formToast({
          title: t('deleteAccount.done'),
          description: t('deleteAccount.doneBody'),
          variant: 'success',
        });
        return onClose();
      case 'wrong-password':
        return refuse({ password: t('newPassword.wrong-current') });
      case 'locked':
        return refuse({ password: t('signIn.locked', { count: outcome.minutes }) });
      default: {
        const plain = { title: t('error'), description: t('deleteAccount.failed') };
        formToast({
          ...(outcome.kind === 'not-deleted' ? plain : failure(outcome, plain)),
          variant: 'destructive',
        });
      }
    }
  });

  return (
    <Dialog
      open
      onOpenChange={() => (busy ? undefined : onClose())}
      title={t('deleteAccount.title')}
      description={t('deleteAccount.lead')}
      closeLabel={t('close')}
    >
      <ul className={styles.losses}>
        {losses.map((loss) => (
          <li key={loss}>{t(`deleteAccount.losses.${loss}`)}</li>
        ))}
      </ul>
      <p className={styles.copy}>{t('deleteAccount.copy')}</p>
      <form ref={attach} className={formStyles.form} noValidate onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <Field label={t('newPassword.current')} error={errors.password} required>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
            readOnly={busy}
            value={values.password}
            onChange={(event) => set('password', event.target.value)}
          />
        </Field>
        <div className={formStyles.actions}>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="destructive" type="submit" busy={busy} busyLabel={t('deleteAccount.busy')}>
            {t('deleteAccount.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

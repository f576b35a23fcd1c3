import { useTranslation } from '@revisoins/i18n';
import { Dialog } from '@revisoins/ui';
import { formToast } from '../form/form-toast.ts';
import { FormActions } from '../form/form-actions.tsx';
import formStyles from '../form/form.module.css';
import { CurrentPasswordField } from '../form/password-field.tsx';
import { useFailure } from '../form/use-failure.ts';
import { useForm } from '../form/use-form.ts';
import { deleteAccount } from './delete-account.ts';
import styles from './delete-account.module.css';

const losses = ['profile', 'results', 'questions', 'rest'] as const;

export function Component({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const { attach, values, bind, busy, refuse, handle } = useForm({ password: '' });
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
        <CurrentPasswordField readOnly={busy} {...bind('password')} />
        <FormActions
          destructive
          submitLabel={t('deleteAccount.submit')}
          busyLabel={t('deleteAccount.busy')}
          busy={busy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

import { changeUsername, useProfile } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Dialog, Field, TextInput } from '@revisoins/ui';
import { formToast } from '../form/form-toast.ts';
import { FormActions } from '../form/form-actions.tsx';
import styles from '../form/form.module.css';
import { useFailure } from '../form/use-failure.ts';
import { useLastingForm } from '../form/use-lasting-form.ts';

export function Component({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const current = useProfile()?.username ?? '';
  const { attach, values, errors, busy, set, refuse, handle } = useLastingForm('username', {
    username: current,
  });
  const failure = useFailure();

  const submit = handle(async () => {
    const outcome = await changeUsername(values.username);
    switch (outcome.kind) {
      case 'ok':
        formToast({
          title: t('username.done'),
          description: t('username.doneBody', { name: outcome.username }),
          variant: 'success',
        });
        return onClose();
      case 'too-short':
      case 'too-long':
      case 'invalid-characters':
      case 'taken':
        return refuse({ username: t(`username.${outcome.kind}`) });
      default: {
        // Only the server knows whether a name is free: without an answer it was not checked.
        const plain = { title: t('username.unchecked'), description: t('username.failed') };
        const message = outcome.kind === 'unavailable' ? plain : failure(outcome, plain);
        formToast({ ...message, variant: 'destructive' });
      }
    }
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('menu.username')}
      description={t('username.lead')}
      closeLabel={t('close')}
    >
      <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
        <Field label={t('username.label')} error={errors.username} hint={t('username.hint')} required>
          <TextInput
            name="username"
            autoComplete="nickname"
            readOnly={busy}
            value={values.username}
            onChange={(event) => set('username', event.target.value)}
          />
        </Field>
        <FormActions submitLabel={t('save')} busyLabel={t('saving')} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

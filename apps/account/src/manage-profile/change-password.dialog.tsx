import { changePassword, hasSecondStep, useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Dialog } from '@revisoins/ui';
import { CodeField } from '../form/code-field.tsx';
import { formToast } from '../form/form-toast.ts';
import { FormActions } from '../form/form-actions.tsx';
import styles from '../form/form.module.css';
import { CurrentPasswordField, PasswordField } from '../form/password-field.tsx';
import { refusedCode } from '../form/refused-code.ts';
import { useFailure } from '../form/use-failure.ts';
import { useForm } from '../form/use-form.ts';
import { passwordProblems, type PasswordValues } from './password-problems.ts';

export function Component({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const user = useOptionalUser();
  const { attach, bind, busy, submit } = useChangePassword(onClose);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('menu.password')}
      description={t('newPassword.lead')}
      closeLabel={t('close')}
    >
      <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
        <CurrentPasswordField readOnly={busy} {...bind('current')} />
        <PasswordField
          name="next"
          label={t('newPassword.next')}
          autoComplete="new-password"
          hint={t('newPassword.hint')}
          readOnly={busy}
          {...bind('next')}
        />
        <PasswordField
          name="confirm"
          label={t('newPassword.confirm')}
          autoComplete="new-password"
          readOnly={busy}
          {...bind('confirm')}
        />
        {user !== null && hasSecondStep(user) ? <CodeField readOnly={busy} {...bind('code')} /> : null}
        <FormActions submitLabel={t('save')} busyLabel={t('saving')} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** The form, and what sending it does. */
function useChangePassword(onClose: () => void) {
  const { t } = useTranslation('account');
  const { handle, refuse, ...form } = useForm<PasswordValues & { code: string }>({
    current: '',
    next: '',
    confirm: '',
    code: '',
  });
  const failure = useFailure();

  const submit = handle(async () => {
    const problems = Object.entries(passwordProblems(form.values));
    if (problems.length > 0)
      return refuse(
        Object.fromEntries(problems.map(([name, problem]) => [name, t(`newPassword.${problem}`)])),
      );
    const outcome = await changePassword(form.values);
    switch (outcome.kind) {
      case 'ok':
        formToast({
          title: t('newPassword.done'),
          description: t('newPassword.doneBody'),
          variant: 'success',
        });
        return onClose();
      case 'wrong-current':
        return refuse({ current: t('newPassword.wrong-current') });
      case 'wrong-code':
        return refuse({ code: t(refusedCode(form.values.code)) });
      case 'invalid':
        return refuse({
          next:
            outcome.problem === 'password-too-short'
              ? t('newPassword.too-short')
              : t(`input.${outcome.problem}`),
        });
      case 'same-password':
        return refuse({ next: t('reset.same') });
      case 'weak-password':
        return refuse({ next: t('signUp.weak') });
      case 'locked':
        return refuse({ current: t('signIn.locked', { count: outcome.minutes }) });
      case 'rate-limited':
        return formToast({
          title: t('limit.title'),
          description: t('failure.tooManySeconds', { count: outcome.seconds }),
          variant: 'destructive',
        });
      default: {
        const plain = { title: t('error'), description: t('newPassword.failed') };
        const message = outcome.kind === 'unavailable' ? plain : failure(outcome, plain);
        formToast({ ...message, variant: 'destructive' });
      }
    }
  });

  return { ...form, submit };
}

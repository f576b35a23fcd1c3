import { changePassword, hasSecondStep, useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Dialog } from '@revisoins/ui';
import { CodeField } from '../form/code-field.tsx';
import { formToast } from '../form/form-toast.ts';
import { FormActions } from '../form/form-actions.tsx';
import styles from '../form/form.module.css';
import { CurrentPasswordField, PasswordField } from '../form/password-field.tsx';
import { useFailure } from '../form/use-failure.ts';
import { useForm } from '../form/use-form.ts';
import { passwordProblems, type PasswordValues } from './password-problems.ts';

export function Component({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const user = useOptionalUser();
  const { attach, values, errors, busy, set, refuse, handle } = useForm<PasswordValues & { code: string }>({
    current: '',
    next: '',
    confirm: '',
    code: '',
  });
  const failure = useFailure();

  const submit = handle(async () => {
    const problems = Object.entries(passwordProblems(values));
    if (problems.length > 0)
      return refuse(
        Object.fromEntries(problems.map(([name, problem]) => [name, t(`newPassword.${problem}`)])),
      );
    const outcome = await changePassword(values);
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
        return refuse({ code: t('secondStep.wrong') });
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

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('menu.password')}
      description={t('newPassword.lead')}
      closeLabel={t('close')}
    >
      <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
        <CurrentPasswordField
          value={values.current}
          error={errors.current}
          readOnly={busy}
          onChange={(current) => set('current', current)}
        />
        <PasswordField
          name="next"
          label={t('newPassword.next')}
          autoComplete="new-password"
          value={values.next}
          error={errors.next}
          hint={t('newPassword.hint')}
          readOnly={busy}
          onChange={(next) => set('next', next)}
        />
        <PasswordField
          name="confirm"
          label={t('newPassword.confirm')}
          autoComplete="new-password"
          value={values.confirm}
          error={errors.confirm}
          readOnly={busy}
          onChange={(confirm) => set('confirm', confirm)}
        />
        {user !== null && hasSecondStep(user) ? (
          <CodeField
            value={values.code}
            error={errors.code}
            readOnly={busy}
            onChange={(code) => set('code', code)}
          />
        ) : null}
        <FormActions submitLabel={t('save')} busyLabel={t('saving')} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

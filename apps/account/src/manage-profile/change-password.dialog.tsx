import { changePassword, hasSecondStep, useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Button, Dialog, Field, PasswordInput } from '@revisoins/ui';
import { CodeField } from '../form/code-field.tsx';
import { formToast } from '../form/form-toast.ts';
import styles from '../form/form.module.css';
import { useFailure } from '../form/use-failure.ts';
import { useForm } from '../form/use-form.ts';
import { passwordProblems, type PasswordValues } from './password-problems.ts';

const names = ['current', 'next', 'confirm'] as const;

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
        {/* Tells password managers whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={user?.email} readOnly hidden />
        {names.map((name) => (
          <Field
            key={name}
            label={t(`newPassword.${name}`)}
            error={errors[name]}
            hint={name === 'next' ? t('newPassword.hint') : undefined}
            required
          >
            <PasswordInput
              name={name}
              autoComplete={name === 'current' ? 'current-password' : 'new-password'}
              showLabel={t('password.show')}
              hideLabel={t('password.hide')}
              readOnly={busy}
              value={values[name]}
              onChange={(event) => set(name, event.target.value)}
            />
          </Field>
        ))}
        {user !== null && hasSecondStep(user) ? (
          <CodeField
            value={values.code}
            error={errors.code}
            readOnly={busy}
            onChange={(code) => set('code', code)}
          />
        ) : null}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

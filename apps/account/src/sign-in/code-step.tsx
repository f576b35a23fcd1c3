import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { CodeField } from '../form/code-field.tsx';
import { formToast } from '../form/form-toast.ts';
import styles from '../form/form.module.css';
import { refusedCode } from '../form/refused-code.ts';
import { useFailure } from '../form/use-failure.ts';
import { useForm } from '../form/use-form.ts';
import type { FinishSignIn } from './use-sign-in.ts';

export interface CodeStepProps {
  readonly finish: FinishSignIn;
  readonly onBack: () => void;
}

/** The second step of signing in, once the password is right. */
export function CodeStep({ finish, onBack }: CodeStepProps) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const { attach, values, bind, busy, refuse, handle } = useForm({ code: '' });

  const submit = handle(async () => {
    const outcome = await finish(values.code);
    if (outcome.kind === 'ok')
      return formToast({ title: t('signIn.done'), description: t('signIn.doneBody'), variant: 'success' });
    if (outcome.kind === 'wrong-code') return refuse({ code: t(refusedCode(values.code)) });
    const plain = { title: t('signIn.failed'), description: t('failure.unavailable') };
    formToast({ ...failure(outcome, plain), variant: 'destructive' });
  });

  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
      <p>{t('secondStep.ask')}</p>
      <CodeField takesFocus readOnly={busy} {...bind('code')} />
      <Button type="submit" wide busy={busy} busyLabel={t('signIn.busy')}>
        {t('signIn.submit')}
      </Button>
      <p className={styles.aside}>{t('secondStep.lost')}</p>
      <Button variant="quiet" size="small" className={styles.inline} onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}

import { removeFactor, type SecondFactor } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Alert } from '@revisoins/ui';
import { CodeField } from '../form/code-field.tsx';
import { formToast } from '../form/form-toast.ts';
import { FormActions } from '../form/form-actions.tsx';
import formStyles from '../form/form.module.css';
import { refusedCode } from '../form/refused-code.ts';
import { useFailure } from '../form/use-failure.ts';
import { useForm } from '../form/use-form.ts';

export interface RemoveFactorProps {
  readonly factor: SecondFactor;
  /** Without it the password alone signs in. */
  readonly isLast: boolean;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Confirms removing a device; asks for a code of another one, or of its own if it is the last. */
export function RemoveFactor({ factor, isLast, onDone, onBack }: RemoveFactorProps) {
  const { t } = useTranslation('account');
  const { attach, values, bind, busy, refuse, handle } = useForm({ code: '' });
  const failure = useFailure();
  const name = factor.name || t('secondStep.unnamed');

  const submit = handle(async () => {
    const outcome = await removeFactor(factor.id, values.code);
    if (outcome.kind === 'ok') {
      formToast({
        title: t(isLast ? 'secondStep.turnedOff' : 'secondStep.removed', { name }),
        variant: 'success',
      });
      return onDone();
    }
    if (outcome.kind === 'wrong-code') return refuse({ code: t(refusedCode(values.code)) });
    const plain = { title: t('error'), description: t('secondStep.failed') };
    formToast({ ...failure(outcome, plain), variant: 'destructive' });
  });

  return (
    <form ref={attach} className={formStyles.form} noValidate onSubmit={submit}>
      <Alert tone="warm" title={t('secondStep.removeAsk', { name })}>
        <p>{t(isLast ? 'secondStep.removeLast' : 'secondStep.removeOne')}</p>
      </Alert>
      <CodeField
        takesFocus
        hint={isLast ? undefined : t('secondStep.otherCode')}
        readOnly={busy}
        {...bind('code')}
      />
      <FormActions
        destructive
        submitLabel={t(isLast ? 'secondStep.turnOff' : 'secondStep.remove')}
        busyLabel={t('secondStep.busy')}
        busy={busy}
        cancelLabel={t('back')}
        onCancel={onBack}
      />
    </form>
  );
}

import { enrolFactor, FACTOR_NAME_MAX, type Enrolment } from '@revisoins/auth';
import { product } from '@revisoins/contracts';
import { useTranslation } from '@revisoins/i18n';
import { Alert, Button, copyText, Field, LinkButton, TextInput } from '@revisoins/ui';
import { useState } from 'react';
import { CodeField } from '../form/code-field.tsx';
import { formToast } from '../form/form-toast.ts';
import { FormActions } from '../form/form-actions.tsx';
import formStyles from '../form/form.module.css';
import { CurrentPasswordField } from '../form/password-field.tsx';
import { refusedCode } from '../form/refused-code.ts';
import { useFailure } from '../form/use-failure.ts';
import { useForm } from '../form/use-form.ts';
import styles from './second-step.module.css';

interface StepProps {
  readonly onDone: () => void;
  readonly onBack: () => void;
}

export interface EnrolFactorProps extends StepProps {
  /** The account asks for codes already. */
  readonly needsCode: boolean;
}

/** Adds a device: the password once more, then its picture to scan and its first code. */
export function EnrolFactor({ needsCode, onDone, onBack }: EnrolFactorProps) {
  const { t } = useTranslation('account');
  const { attach, values, errors, bind, busy, set, submit, enrolment, refused } = useEnrolment();

  if (enrolment !== null) return <ConfirmFactor enrolment={enrolment} onDone={onDone} onBack={onBack} />;
  return (
    <form ref={attach} className={formStyles.form} noValidate onSubmit={submit}>
      <p>{t('secondStep.confirmLead')}</p>
      {refused === undefined ? null : (
        <Alert tone="bad" live="assertive">
          {refused}
        </Alert>
      )}
      <Field label={t('secondStep.name')} hint={t('secondStep.nameHint')} error={errors.name} required>
        <TextInput
          name="device"
          autoComplete="off"
          maxLength={FACTOR_NAME_MAX}
          readOnly={busy}
          value={values.name}
          onChange={(event) => set('name', event.target.value)}
        />
      </Field>
      <CurrentPasswordField readOnly={busy} {...bind('current')} />
      {needsCode ? <CodeField readOnly={busy} {...bind('code')} /> : null}
      <FormActions
        submitLabel={t('secondStep.continue')}
        busyLabel={t('secondStep.busy')}
        busy={busy}
        cancelLabel={t('back')}
        onCancel={onBack}
      />
    </form>
  );
}

/** The form, and what sending it does: `enrolment` is the device, until its first code confirms it. */
function useEnrolment() {
  const { t } = useTranslation('account');
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [refused, setRefused] = useState<string>();
  const { handle, refuse, ...form } = useForm({
    name: t('secondStep.firstName'),
    current: '',
    code: '',
  });
  const failure = useFailure();

  const submit = handle(async () => {
    setRefused(undefined);
    const { values } = form;
    const name = values.name.trim();
    if (!name) return refuse({ name: t('secondStep.nameRequired') });
    if (!values.current) return refuse({ current: t('signIn.passwordRequired') });
    const outcome = await enrolFactor(name, product.name, values);
    switch (outcome.kind) {
      case 'ok':
        return setEnrolment(outcome.enrolment);
      case 'name-taken':
        return refuse({ name: t('secondStep.nameTaken') });
      case 'wrong-current':
        return refuse({ current: t('newPassword.wrong-current') });
      case 'wrong-code':
        return refuse({ code: t(refusedCode(values.code)) });
      case 'locked':
        return refuse({ current: t('signIn.locked', { count: outcome.minutes }) });
      case 'rate-limited':
        return refuse({ current: t('failure.tooManySeconds', { count: outcome.seconds }) });
      case 'too-many':
      case 'not-offered':
        return setRefused(t(`secondStep.${outcome.kind}`));
      default: {
        const plain = { title: t('error'), description: t('secondStep.failed') };
        formToast({ ...failure(outcome, plain), variant: 'destructive' });
      }
    }
  });

  return { ...form, submit, enrolment, refused };
}

/** A secret in groups of four, as people copy it by hand. */
const grouped = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

function ConfirmFactor({ enrolment, onDone, onBack }: StepProps & { readonly enrolment: Enrolment }) {
  const { t } = useTranslation('account');
  const { attach, values, bind, busy, refuse, handle } = useForm({ code: '' });
  const [copied, setCopied] = useState<boolean>();
  const failure = useFailure();

  const copy = async () => {
    setCopied(
      await copyText(enrolment.secret).then(
        () => true,
        () => false,
      ),
    );
  };

  const submit = handle(async () => {
    const outcome = await enrolment.confirm(values.code);
    if (outcome.kind === 'ok') {
      formToast({ title: t('secondStep.done'), description: t('secondStep.doneBody'), variant: 'success' });
      return onDone();
    }
    if (outcome.kind === 'wrong-code')
      return refuse({ code: t(refusedCode(values.code, 'secondStep.wrongFirst')) });
    const plain = { title: t('error'), description: t('secondStep.failed') };
    formToast({ ...failure(outcome, plain), variant: 'destructive' });
  });

  return (
    <form ref={attach} className={formStyles.form} noValidate onSubmit={submit}>
      <p>{t('secondStep.scan')}</p>
      <img className={styles.picture} src={enrolment.picture} alt={t('secondStep.picture')} />
      <LinkButton variant="secondary" size="small" className={styles.here}>
        <a href={enrolment.address}>{t('secondStep.openApp')}</a>
      </LinkButton>
      <div className={styles.secret}>
        <p>{t('secondStep.secret')}</p>
        <code>{grouped(enrolment.secret)}</code>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {t(copied === true ? 'secondStep.copied' : 'secondStep.copy')}
        </Button>
        <p role="status" className={formStyles.aside}>
          {copied === false ? t('secondStep.notCopied') : null}
        </p>
      </div>
      <CodeField readOnly={busy} {...bind('code')} />
      <FormActions
        submitLabel={t('secondStep.confirm')}
        busyLabel={t('secondStep.busy')}
        busy={busy}
        onCancel={onBack}
      />
    </form>
  );
}

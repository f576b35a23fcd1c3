import { studyLevels } from '@revisoins/auth';
import { claimableTrial, type Trial } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Checkbox, Field, Select, TextInput, VisuallyHidden } from '@revisoins/ui';
import { useState, type ReactNode } from 'react';
import { EmailField } from '../form/email-field.tsx';
import { formToast } from '../form/form-toast.ts';
import styles from '../form/form.module.css';
import { PasswordField } from '../form/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import { isStudyLevel, registrationProblems, type RegistrationValues } from './registration.ts';
import { useSignUp } from './use-sign-up.ts';

const MOST_LISTED = 3;
/** After this time, the person who registers may not be the one who answered. */
const SAME_VISITOR_MS = 60 * 60 * 1000;
const empty: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  studyLevel: '',
  password: '',
  confirm: '',
  terms: false,
  keepsTrial: false,
};

const isRecent = (trial: Trial | null) =>
  trial !== null && Math.abs(Date.now() - trial.endedAt) < SAME_VISITOR_MS;

export function SignUpForm() {
  const { t } = useTranslation('account');
  const [trial] = useState(claimableTrial);
  const { attach, values, errors, bind, busy, set, submit } = useSignUpForm(isRecent(trial));
  const text = (name: 'firstName' | 'lastName') => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });

  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={busy}>
        <div className={styles.pair}>
          <Field label={t('signUp.firstName')} error={errors.firstName} required>
            <TextInput autoComplete="given-name" {...text('firstName')} />
          </Field>
          <Field label={t('signUp.lastName')} error={errors.lastName} required>
            <TextInput autoComplete="family-name" {...text('lastName')} />
          </Field>
        </div>
        <EmailField label={t('signUp.email')} {...bind('email')} />
        <StudyLevelField
          value={values.studyLevel}
          error={errors.studyLevel}
          onChange={(level) => set('studyLevel', level)}
        />
        <PasswordField
          name="password"
          label={t('signUp.password')}
          autoComplete="new-password"
          hint={t('signUp.passwordHint')}
          {...bind('password')}
        />
        <PasswordField
          name="confirm"
          label={t('signUp.confirm')}
          autoComplete="new-password"
          {...bind('confirm')}
        />
        <TermsField checked={values.terms} error={errors.terms} onChange={(terms) => set('terms', terms)} />
        {trial ? (
          <Checkbox
            label={t('signUp.keepTrial', {
              right: trial.answers.filter(({ correct }) => correct).length,
              total: trial.answers.length,
            })}
            checked={values.keepsTrial}
            onChange={(event) => set('keepsTrial', event.target.checked)}
          />
        ) : null}
      </fieldset>
      <Button type="submit" wide busy={busy} busyLabel={t('signUp.busy')}>
        {t('signUp.submit')}
      </Button>
    </form>
  );
}

/** The form, and what sending it does. */
function useSignUpForm(keepsTrial: boolean) {
  const { t } = useTranslation('account');
  const { handle, refuse, ...form } = useForm({ ...empty, keepsTrial });
  const signUp = useSignUp();

  const submit = handle(async () => {
    const { values } = form;
    const problems = Object.entries(registrationProblems(values)).map(
      ([name, problem]) => [name, t(`signUp.problem.${problem}`)] as const,
    );
    const { studyLevel } = values;
    if (problems.length > 0 || !isStudyLevel(studyLevel)) {
      refuse(Object.fromEntries(problems));
      const messages = problems.map(([, message]) => message.replace(/\.$/, ''));
      // Each field shows its own problem; a long list would cover the fields on a phone.
      const description =
        messages.length > MOST_LISTED
          ? t('signUp.toMend', { count: messages.length })
          : `${messages.join('. ')}.`;
      return formToast({ title: t('input.validation'), description, variant: 'destructive' });
    }
    const refused = await signUp({ ...values, email: values.email.trim(), studyLevel });
    if (refused) refuse(refused);
  });

  return { ...form, submit };
}

interface StudyLevelFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (level: string) => void;
}

function StudyLevelField({ value, error, onChange }: StudyLevelFieldProps) {
  const { t } = useTranslation('account');
  return (
    <Field label={t('signUp.studyLevel')} error={error} required>
      <Select name="studyLevel" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="" disabled>
          {t('signUp.choose')}
        </option>
        {studyLevels.map((level) => (
          <option key={level} value={level}>
            {t(`signUp.level.${level}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface TermsFieldProps {
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChange: (checked: boolean) => void;
}

function TermsField({ checked, error, onChange }: TermsFieldProps) {
  const { t } = useTranslation('account');
  const [before, linked, after] = t('signUp.terms').split(/<\/?terms>/);
  return (
    <Checkbox
      label={
        <>
          {before}
          <TermsLink>{linked}</TermsLink>
          {after} <VisuallyHidden>{t('signUp.newTab')}</VisuallyHidden>
        </>
      }
      error={error}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Opens in a new tab: reading the terms must not clear the form. */
function TermsLink({ children }: { readonly children?: ReactNode }) {
  return (
    <a href="/terms" target="_blank" rel="noopener">
      {children}
    </a>
  );
}

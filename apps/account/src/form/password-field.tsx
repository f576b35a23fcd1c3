import { useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Field, PasswordInput } from '@revisoins/ui';
import type { ReactNode } from 'react';

export interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  /** Beside the label. */
  readonly aside?: ReactNode;
  readonly readOnly?: boolean;
  readonly onChange: (password: string) => void;
}

/** A password, with the button that shows it. */
export function PasswordField({
  label,
  error,
  hint,
  aside,
  onChange,
  readOnly = false,
  ...input
}: PasswordFieldProps) {
  const { t } = useTranslation('account');
  return (
    <Field label={label} hint={hint} error={error} aside={aside} required>
      <PasswordInput
        {...input}
        readOnly={readOnly}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** The password of the signed-in learner, asked for once more. */
export function CurrentPasswordField(
  props: Omit<PasswordFieldProps, 'name' | 'label' | 'autoComplete' | 'hint' | 'aside'>,
) {
  const { t } = useTranslation('account');
  const email = useOptionalUser()?.email ?? '';
  return (
    <>
      {/* Lets password managers know whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current"
        label={t('newPassword.current')}
        autoComplete="current-password"
        {...props}
      />
    </>
  );
}

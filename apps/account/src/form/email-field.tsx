import { Field, TextInput } from '@revisoins/ui';

export interface EmailFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** `username` where it identifies the account that a password manager fills in. */
  readonly autoComplete?: 'username' | 'email';
  readonly readOnly?: boolean;
  readonly onChange: (email: string) => void;
}

/** An e-mail address. */
export function EmailField({
  label,
  value,
  error,
  autoComplete = 'username',
  readOnly = false,
  onChange,
}: EmailFieldProps) {
  return (
    <Field label={label} error={error} required>
      <TextInput
        type="email"
        name="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

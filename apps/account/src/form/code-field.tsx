import { useTranslation } from '@revisoins/i18n';
import { Field, TextInput } from '@revisoins/ui';
import { useEffect, useRef } from 'react';

export interface CodeFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly hint?: string | undefined;
  /** Takes the focus as soon as it is there: nothing else is asked for. */
  readonly takesFocus?: boolean;
  readonly onChange: (code: string) => void;
}

/** The code of the second step, as the learner's authenticator shows it. */
export function CodeField({ value, error, readOnly, hint, takesFocus = false, onChange }: CodeFieldProps) {
  const { t } = useTranslation('account');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <Field label={t('secondStep.code')} hint={hint ?? t('secondStep.codeHint')} error={error} required>
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        ref={input}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

import { useTranslation } from '@revisoins/i18n';
import { Checkbox } from '@revisoins/ui';

export interface RememberFieldProps {
  readonly checked: boolean;
  readonly onChange: (remember: boolean) => void;
}

/** Whether the session that begins outlasts the browser. */
export function RememberField({ checked, onChange }: RememberFieldProps) {
  const { t } = useTranslation('account');
  return (
    <Checkbox
      label={t('signIn.remember')}
      hint={t('signIn.rememberHint')}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

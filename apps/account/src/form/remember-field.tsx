import { useSyncExternalStore } from 'react';
import { storageArea } from '@revisoins/contracts';
import { useTranslation } from '@revisoins/i18n';
import { Checkbox } from '@revisoins/ui';

export interface RememberFieldProps {
  readonly checked: boolean;
  readonly onChange: (remember: boolean) => void;
}

const neverChanges = () => () => undefined;
const isStored = () => storageArea('localStorage') !== null;

/** Whether the session that begins outlasts the browser. Where the browser stores nothing it says so. */
export function RememberField({ checked, onChange }: RememberFieldProps) {
  const { t } = useTranslation('account');
  // The page is rendered before any browser is known.
  const stored = useSyncExternalStore(neverChanges, isStored, () => true);
  return (
    <Checkbox
      label={t('signIn.remember')}
      hint={t(stored ? 'signIn.rememberHint' : 'signIn.rememberRefused')}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

import { signOut } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { IconButton } from '@revisoins/ui';
import { LogOut } from 'lucide-react';

/** What stays of the profile menu when the account remote is out. */
export function SignOutButton() {
  const { t } = useTranslation('shell');
  return (
    <IconButton label={t('nav.signOut')} onClick={() => void signOut()}>
      <LogOut size={22} aria-hidden="true" />
    </IconButton>
  );
}

import { signOut } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { IconButton } from '@revisoins/ui';
import { LogOut } from 'lucide-react';
import { SlotOutlet } from './slot-outlet.tsx';

/** What remains of the profile menu when its remote is unavailable. */
function SignOutButton() {
  const { t } = useTranslation('shell');
  return (
    <IconButton label={t('nav.signOut')} onClick={() => void signOut()}>
      <LogOut size={22} aria-hidden="true" />
    </IconButton>
  );
}

const noProps = {};

/** The learner's menu, which a remote provides. Signing out works without it. */
export function ProfileSlot() {
  return <SlotOutlet name="nav.profile" props={noProps} fallback={<SignOutButton />} />;
}

import { SlotOutlet } from './slot-outlet.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** The learner's menu, which the account remote brings. Without it, signing out still works. */
export function ProfileSlot() {
  return <SlotOutlet name="nav.profile" fallback={<SignOutButton />} />;
}

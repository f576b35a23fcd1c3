import { ProfileMenu } from './manage-profile/profile-menu.slot.tsx';

export const slots = { profile: ProfileMenu };

import { Bell, KeyRound, LogOut, Mail, MessageSquareHeart, UserPen } from 'lucide-react';
import { Avatar, IconButton, Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../src/index.ts';

export function ProfileMenu() {
  return (
    <Menu
      label="Profil"
      trigger={
        <IconButton label="Profil">
          <Avatar initials="MT" />
        </IconButton>
      }
    >
      <MenuHeading>maryse.tremblay@exemple.ca</MenuHeading>
      <MenuSeparator />
      <MenuItem icon={<UserPen aria-hidden="true" />}>Modifier le nom d’utilisateur</MenuItem>
      <MenuItem icon={<Mail aria-hidden="true" />}>Modifier le courriel</MenuItem>
      <MenuItem icon={<KeyRound aria-hidden="true" />}>Changer le mot de passe</MenuItem>
      <MenuLink>
        <a href="#notifications">
          <Bell aria-hidden="true" />
          Notifications
        </a>
      </MenuLink>
      <MenuItem icon={<MessageSquareHeart aria-hidden="true" />}>Donner mon avis</MenuItem>
      <MenuSeparator />
      <MenuItem destructive icon={<LogOut aria-hidden="true" />}>
        Se déconnecter
      </MenuItem>
    </Menu>
  );
}

import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { IconButton, Menu, MenuLink } from '@revisoins/ui';
import { Settings } from 'lucide-react';

const pages = [
  ['settings', '/thalia-settings'],
  ['tests', '/thalia-tests'],
] as const;

/** Settings and tests of the voice, behind a gear. */
export function VoiceMenu() {
  const { t } = useTranslation('voice');
  return (
    <Menu
      label={t('links.label')}
      align="end"
      trigger={
        <IconButton label={t('links.label')}>
          <Settings size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      {pages.map(([name, to]) => (
        <MenuLink key={name}>
          <Link to={to}>{t(`links.${name}`)}</Link>
        </MenuLink>
      ))}
    </Menu>
  );
}

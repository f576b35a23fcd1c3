import { useReadonlyStore } from '@revisoins/host';
import { theme, type ThemeChoice, setTheme } from '@revisoins/host/hosting';
import { useTranslation } from '@revisoins/i18n';
import { IconButton, Menu } from '@revisoins/ui';
import { MenuChoice } from '@revisoins/ui/hosting';
import { Moon, Sun } from 'lucide-react';
import styles from './tool.module.css';

const choices: { choice: ThemeChoice; label: string }[] = [
  { choice: 'light', label: 'nav.themeLight' },
  { choice: 'dark', label: 'nav.themeDark' },
  { choice: 'system', label: 'nav.themeSystem' },
];

/** The themes to choose from, for a menu. */
export function ThemeChoices() {
  const { t } = useTranslation('shell');
  const { choice: chosen } = useReadonlyStore(theme);
  return choices.map(({ choice, label }) => (
    <MenuChoice
      key={choice}
      checked={choice === chosen}
      name="theme"
      value={choice}
      onClick={() => setTheme(choice)}
    >
      {t(label)}
    </MenuChoice>
  ));
}

export function ThemeMenu() {
  const { t } = useTranslation('shell');
  return (
    <Menu
      label={t('nav.theme')}
      trigger={
        <IconButton label={t('nav.theme')}>
          <Sun size={22} className={styles.whenLight} aria-hidden="true" />
          <Moon size={22} className={styles.whenDark} aria-hidden="true" />
        </IconButton>
      }
    >
      <ThemeChoices />
    </Menu>
  );
}

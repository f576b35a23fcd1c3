import { language, useTranslation, type Language } from '@revisoins/i18n';
import { IconButton, Menu, MenuChoice } from '@revisoins/ui';
import { chooseLanguage } from './choose-language.ts';
import styles from './tool.module.css';

const names: Record<Language, string> = { fr: 'Français', en: 'English' };

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const current = language();
  return (
    <Menu
      label={t('nav.language')}
      trigger={
        <IconButton label={t('nav.language')}>
          <span className={styles.letters}>{current.toUpperCase()}</span>
        </IconButton>
      }
    >
      {(Object.keys(names) as Language[]).map((one) => (
        <MenuChoice key={one} checked={one === current} lang={one} onClick={() => void chooseLanguage(one)}>
          {names[one]}
        </MenuChoice>
      ))}
    </Menu>
  );
}

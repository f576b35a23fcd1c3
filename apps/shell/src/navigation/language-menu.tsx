import { language, useTranslation, type Language } from '@revisoins/i18n';
import { IconButton, Menu, MenuChoice } from '@revisoins/ui';
import { chooseLanguage } from './choose-language.ts';
import styles from './tool.module.css';

const names: Record<Language, string> = { fr: 'Français', en: 'English' };

/** The languages to choose from, for a menu. */
export function LanguageChoices() {
  const current = language();
  return (Object.keys(names) as Language[]).map((one) => (
    <MenuChoice key={one} checked={one === current} lang={one} onClick={() => void chooseLanguage(one)}>
      {names[one]}
    </MenuChoice>
  ));
}

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  return (
    <Menu
      label={t('nav.language')}
      trigger={
        <IconButton label={t('nav.language')}>
          <span className={styles.letters}>{language().toUpperCase()}</span>
        </IconButton>
      }
    >
      <LanguageChoices />
    </Menu>
  );
}

import { type Language, language, useTranslation } from '@revisoins/i18n';
import { removeLanguageParameter, setLanguage } from '@revisoins/i18n/hosting';
import { IconButton, Menu } from '@revisoins/ui';
import { MenuChoice } from '@revisoins/ui/hosting';
import styles from './tool.module.css';

/** Changes the language, and removes the old one from the address without telling the router. */
async function chooseLanguage(chosen: Language): Promise<void> {
  await setLanguage(chosen);
  removeLanguageParameter();
}

const names: Record<Language, string> = { fr: 'Français', en: 'English' };

/** The languages to choose from, for a menu. */
export function LanguageChoices() {
  const current = language();
  return (Object.keys(names) as Language[]).map((one) => (
    <MenuChoice
      key={one}
      checked={one === current}
      lang={one}
      name="language"
      value={one}
      onClick={() => void chooseLanguage(one)}
    >
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

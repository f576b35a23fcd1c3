import { type Language, language, useTranslation } from '@revisoins/i18n';
import { forgetLanguageOfAddress, setLanguage } from '@revisoins/i18n/hosting';
import { IconButton, Menu, MenuChoice } from '@revisoins/ui';
import styles from './tool.module.css';

/** A choice removes the language from the address, of which the router need not know. */
async function chooseLanguage(chosen: Language): Promise<void> {
  await setLanguage(chosen);
  forgetLanguageOfAddress();
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

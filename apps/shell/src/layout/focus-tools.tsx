import { useTranslation } from '@revisoins/i18n';
import { IconButton, Menu, MenuHeading, MenuSeparator } from '@revisoins/ui';
import { SlidersHorizontal } from 'lucide-react';
import { LanguageChoices } from '../navigation/language-menu.tsx';
import { ThemeChoices } from '../navigation/theme-menu.tsx';
import styles from './focus-tools.module.css';

/**
 * Language and theme beside a page with `layout: 'focus'`. The page leaves a width of `--focus-tools` free
 * for it.
 */
export function FocusTools() {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.tools} data-no-print="">
      <Menu
        label={t('nav.display')}
        trigger={
          <IconButton label={t('nav.display')}>
            <SlidersHorizontal size={20} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuHeading>{t('nav.language')}</MenuHeading>
        <LanguageChoices />
        <MenuSeparator />
        <MenuHeading>{t('nav.theme')}</MenuHeading>
        <ThemeChoices />
      </Menu>
    </header>
  );
}

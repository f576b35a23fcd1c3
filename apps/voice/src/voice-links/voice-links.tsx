import { useTranslation } from '@revisoins/i18n';
import { NavLink } from '@revisoins/router';
import styles from './voice-links.module.css';

const pages = [
  ['talk', '/thalia-voice'],
  ['settings', '/thalia-settings'],
  ['tests', '/thalia-tests'],
] as const;

export function VoiceLinks() {
  const { t } = useTranslation('voice');
  return (
    <nav aria-label={t('links.label')} className={styles.links}>
      {pages.map(([name, to]) => (
        <NavLink key={name} to={to}>
          {t(`links.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}

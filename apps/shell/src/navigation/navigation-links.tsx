import { language, useTranslation } from '@revisoins/i18n';
import { permits } from '@revisoins/auth/hosting';
import { usePlatform } from '../platform/platform-context.ts';
import { OWN_ENTRY } from './own-entry.ts';
import { PrefetchingLink } from './prefetching-link.tsx';
import styles from './navigation-links.module.css';

/** The navigation entries of the remotes for this visitor, with the shell's own entry among them. */
export function NavigationLinks({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('shell');
  const status = signedIn ? 'signed-in' : 'signed-out';
  const declared = usePlatform()
    .loader.navigation()
    .filter((entry) => permits(entry.access, status))
    .map(({ to, order, label }) => ({ to, order, label: label[language()] }));
  const entries = [...declared, { to: '/about', order: OWN_ENTRY, label: t('nav.about') }].sort(
    (a, b) => a.order - b.order,
  );
  return (
    <ul className={styles.links}>
      {entries.map(({ to, label }) => (
        <li key={to}>
          <PrefetchingLink to={to} className={styles.link ?? ''}>
            {label}
          </PrefetchingLink>
        </li>
      ))}
    </ul>
  );
}

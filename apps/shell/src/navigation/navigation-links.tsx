import { language, useTranslation } from '@revisoins/i18n';
import { permits } from '@revisoins/auth';
import { usePlatform } from '../routing/platform-context.ts';
import { PrefetchingLink } from './prefetching-link.tsx';
import styles from './navigation-links.module.css';

/** What the remotes declare, for who is looking, and the shell's own entry: after what a learner does, before signing in. */
export function NavigationLinks({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('shell');
  const status = signedIn ? 'signed-in' : 'signed-out';
  const declared = usePlatform()
    .loader.navigation()
    .filter((entry) => permits(entry.access, status))
    .map(({ to, label }) => ({ to, label: label[language()] }));
  const about = { to: '/about', label: t('nav.about') };
  const entries = signedIn ? [...declared, about] : [about, ...declared];
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

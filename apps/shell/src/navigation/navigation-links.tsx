import { PrefetchingLink } from './prefetching-link.tsx';
import styles from './navigation-links.module.css';
import { useEntries } from './use-entries.ts';

/** All entries of the navigation, one below the other. */
export function NavigationLinks({ signedIn }: { signedIn: boolean }) {
  return (
    <ul className={styles.links}>
      {useEntries(signedIn).map(({ to, label }) => (
        <li key={to}>
          <PrefetchingLink to={to} className={styles.link ?? ''}>
            {label}
          </PrefetchingLink>
        </li>
      ))}
    </ul>
  );
}

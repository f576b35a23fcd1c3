import { placeInBar, type BarFrom } from '@revisoins/contracts/navigation-room';
import { useTranslation } from '@revisoins/i18n';
import { Menu, MenuLink } from '@revisoins/ui';
import { ChevronDown } from 'lucide-react';
import styles from './bar-links.module.css';
import links from './navigation-links.module.css';
import { OWN_ENTRY } from './own-entry.ts';
import { PrefetchingLink } from './prefetching-link.tsx';
import { useEntries, type Entry } from './use-entries.ts';

interface PlacedEntry extends Entry {
  readonly from: BarFrom;
}

const asItem = ({ to, label, from }: PlacedEntry) => (
  <li key={to} data-from={from} className={styles.entry}>
    <PrefetchingLink to={to} className={links.link ?? ''}>
      {label}
    </PrefetchingLink>
  </li>
);

/**
 * The entries of the navigation on one line. Those without room there are in a menu at its end; an entry that
 * a wider window has room for is in both places, and styles show it in one. The release tool fills in the
 * same (`page-view.ts`).
 */
export function BarLinks({ signedIn, taken }: { signedIn: boolean; taken: (width: number) => number }) {
  const { t } = useTranslation('shell');
  const entries = useEntries(signedIn);
  const places = placeInBar(entries, OWN_ENTRY, taken);
  const placed = entries.map((entry, index): PlacedEntry => ({ ...entry, from: places[index] ?? 'none' }));
  const inMenu = placed.filter(({ from }) => from !== '72');
  const widthsWithMenu = [...new Set(inMenu.map(({ from }) => from))].join(' ');
  return (
    <ul className={links.links}>
      {placed.filter(({ order }) => order <= OWN_ENTRY).map(asItem)}
      {inMenu.length === 0 ? null : (
        <li className={styles.more} data-more={widthsWithMenu}>
          <Menu
            label={t('nav.morePages')}
            align="start"
            trigger={
              <button type="button" className={`${links.link} ${styles.open}`}>
                {t('nav.more')}
                <ChevronDown size={18} aria-hidden="true" />
              </button>
            }
          >
            {inMenu.map(({ to, label, from }) => (
              <MenuLink key={to} data-from={from} className={styles.inMenu}>
                <PrefetchingLink to={to}>{label}</PrefetchingLink>
              </MenuLink>
            ))}
          </Menu>
        </li>
      )}
      {placed.filter(({ order }) => order > OWN_ENTRY).map(asItem)}
    </ul>
  );
}

import { displayName, useOptionalUser, usePerson, useSession } from '@revisoins/auth';
import { product, type ReadonlyStore } from '@revisoins/contracts';
import { attemptsUnderWay, type AttemptUnderWay, useReadonlyStore } from '@revisoins/host';
import { language, useTranslation } from '@revisoins/i18n';
import { Link, useLocation } from '@revisoins/router';
import { Logo } from '@revisoins/ui/hosting';
import { useLandmark } from '../platform/landmarks.ts';
import { usePlatform } from '../platform/platform-context.ts';
import { ProfileSlot } from '../slots/profile-slot.tsx';
import { AttemptLink, type LinkedAttempt } from './attempt-link.tsx';
import { BarLinks } from './bar-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './navigation-bar.module.css';
import { ThemeMenu } from './theme-menu.tsx';

const none: readonly AttemptUnderWay[] = [];
const nobodys: ReadonlyStore<typeof none> = {
  getState: () => none,
  getInitialState: () => none,
  subscribe: () => () => undefined,
};

/**
 * The attempt to resume, on any page but its own: an urgent one before others, then the newest. Attempts of
 * remotes that this site no longer has are left out.
 */
function useAttempt(): LinkedAttempt | undefined {
  const user = useOptionalUser();
  const { pathname } = useLocation();
  const attempts = useReadonlyStore(user ? attemptsUnderWay(user.id) : nobodys);
  const declarations = usePlatform().loader.declarations();
  const others = attempts.flatMap((one) => {
    const remote = declarations.find(({ name }) => name === one.kind);
    if (!remote || one.href.split('?')[0] === pathname) return [];
    return [{ ...one, label: (remote.attempt?.link ?? remote.title)[language()] }];
  });
  return others.find(({ isUrgent }) => isUrgent) ?? others[0];
}

/** The same elements each time, so that a navigation does not render them again. */
const choices = (
  <>
    <LanguageMenu />
    <ThemeMenu />
  </>
);
const profile = <ProfileSlot />;

/**
 * How much room the link to an attempt takes from the entries, in rem: less than its width, because the name
 * beside the logo is dropped first. A narrow window shows only its icon and the time.
 */
const roomOfLink =
  ({ label, deadline }: LinkedAttempt) =>
  (width: number) => {
    const time = typeof deadline === 'number' ? 4 : 0;
    return width < 80 ? time / 2 : Math.max(0, 0.55 * label.length - 2.5 + time);
  };

export function NavigationBar() {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const person = usePerson();
  const welcome = person ? t('nav.welcome', { name: displayName(person, t('nav.someone')) }) : undefined;
  const signedIn = status === 'signed-in';
  const attempt = useAttempt();
  const home = useLandmark('home');
  return (
    <header className={styles.bar} data-no-print="">
      <Link to={signedIn ? home : '/'} className={styles.logo} aria-label={t('nav.home')}>
        <Logo name={product.name} />
      </Link>
      <nav className={styles.wide} aria-label={t('nav.label')}>
        <BarLinks signedIn={signedIn} taken={attempt ? roomOfLink(attempt) : () => 0} />
      </nav>
      {welcome && !attempt ? (
        <div className={styles.greeting}>
          <p className={styles.welcome}>{welcome}</p>
        </div>
      ) : null}
      <div className={styles.tools}>
        {attempt ? (
          <div className={styles.attempt}>
            <AttemptLink attempt={attempt} />
          </div>
        ) : null}
        {choices}
        {signedIn ? profile : null}
        <div className={styles.narrow}>
          <MobileMenu signedIn={signedIn} welcome={welcome} attempt={attempt} />
        </div>
      </div>
    </header>
  );
}

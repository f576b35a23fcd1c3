import { useTranslation } from '@revisoins/i18n';
import { useLocation } from '@revisoins/router';
import { IconButton } from '@revisoins/ui';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AttemptLink, type LinkedAttempt } from './attempt-link.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import styles from './mobile-menu.module.css';

export interface MobileMenuProps {
  readonly signedIn: boolean;
  readonly welcome: string | undefined;
  readonly attempt: LinkedAttempt | undefined;
}

/**
 * The navigation on a narrow screen: a native modal dialog, which keeps focus inside and closes on Escape.
 */
export function MobileMenu({ signedIn, welcome, attempt }: MobileMenuProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key) dialog.current?.close();
  }, [key]);
  useEffect(() => {
    const box = dialog.current;
    const press = ({ target }: Event) => {
      // A press on the backdrop targets the dialog itself. A press on a link closes at once, not when the
      // page has changed, since a screen may block the navigation and ask first.
      if (target === box || (target instanceof Element && target.closest('a') !== null)) box?.close();
    };
    box?.addEventListener('click', press);
    return () => box?.removeEventListener('click', press);
  }, []);
  return (
    <>
      <IconButton
        label={attempt ? t('nav.openMenuAttempt', { attempt: attempt.label }) : t('nav.openMenu')}
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon size={24} aria-hidden="true" />
        {attempt ? <span className={styles.dot} aria-hidden="true" /> : null}
      </IconButton>
      <dialog ref={dialog} className={styles.dialog} aria-label={t('nav.menu')}>
        <div className={styles.sheet}>
          <IconButton
            label={t('nav.closeMenu')}
            className={styles.close}
            onClick={() => dialog.current?.close()}
          >
            <X size={24} aria-hidden="true" />
          </IconButton>
          {welcome ? <p className={styles.welcome}>{welcome}</p> : null}
          {attempt ? (
            <div className={styles.attempt}>
              <AttemptLink attempt={attempt} />
            </div>
          ) : null}
          <nav aria-label={t('nav.label')} className={styles.links}>
            <NavigationLinks signedIn={signedIn} />
          </nav>
        </div>
      </dialog>
    </>
  );
}

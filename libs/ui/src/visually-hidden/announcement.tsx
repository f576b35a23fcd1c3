import styles from './visually-hidden.module.css';

/** Announces its text politely to screen readers when it changes; it must be in the page before the text. */
export function Announcement({ children }: { readonly children: string }) {
  return <output className={styles.hidden}>{children}</output>;
}

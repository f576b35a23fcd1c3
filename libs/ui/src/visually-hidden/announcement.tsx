import styles from './visually-hidden.module.css';

/** Says its text politely to screen readers whenever it changes; it must be in the page before the text is. */
export function Announcement({ children }: { readonly children: string }) {
  return <output className={styles.hidden}>{children}</output>;
}

import { classNames } from '../class-names.ts';
import { LogoMark } from './logo-mark.tsx';
import styles from './logo.module.css';

/** Mark and name; put it inside the link to the start page. */
export function Logo({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <span className={classNames(styles.logo, className)}>
      <LogoMark className={styles.mark ?? ''} />
      {name}
    </span>
  );
}

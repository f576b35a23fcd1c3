import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skip-link.module.css';

/**
 * First element of a page: leads keyboard users past the header. `href` is `#` and the id of the main part.
 */
export function SkipLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a data-no-print="" className={classNames(styles.link, className)} {...rest}>
      {children}
    </a>
  );
}

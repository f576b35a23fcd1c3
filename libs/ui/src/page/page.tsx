import { useDeferredValue, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PageHeading } from './page-heading.tsx';
import styles from './page.module.css';

export interface PageProps {
  /** The heading; omit it on a page that renders its own PageHeading. */
  readonly title?: ReactNode;
  /** A short line above the heading. */
  readonly eyebrow?: ReactNode;
  /** A paragraph under the heading. */
  readonly lead?: ReactNode;
  /** Beside the heading: the primary action of the screen. */
  readonly actions?: ReactNode;
  readonly width?: 'wide' | 'reading' | 'form';
  /** 'tight' fits the essential content into the first screen, below a bar. */
  readonly density?: 'usual' | 'tight';
  /** Target of the skip link. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Whether this page appears because somebody went on to it; the host says so in the document. */
const goesOn = () => typeof document !== 'undefined' && 'goesOn' in document.documentElement.dataset;

/**
 * The main part of a screen. A page to which somebody goes on shows its heading first: on a slow device, what
 * is below it takes longer to render than they should wait for an answer.
 */
export function Page({
  title,
  eyebrow,
  lead,
  actions,
  width = 'wide',
  density = 'usual',
  id = 'main',
  children,
}: PageProps) {
  const isWhole = useDeferredValue(true, title == null || !goesOn());
  return (
    <main
      id={id}
      tabIndex={-1}
      data-heading-only={isWhole ? undefined : ''}
      className={classNames(styles.page, styles[width], density === 'tight' && styles.tight)}
    >
      {title != null ? (
        <div className={styles.top}>
          <div className={styles.words}>
            {eyebrow != null ? <div className={styles.eyebrow}>{eyebrow}</div> : null}
            <PageHeading className={styles.title}>{title}</PageHeading>
            {lead != null ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          {actions}
        </div>
      ) : null}
      {isWhole ? children : null}
    </main>
  );
}

import { Page, PageHeading, Skeleton, Spinner } from '@revisoins/ui';
import { useEffect } from 'react';
import { AttemptBar, type AttemptBarProps } from './attempt-bar.tsx';
import styles from './preparing-attempt.module.css';
import { loadStemTable } from '../question/stem-table.tsx';

export interface PreparingAttemptProps extends Pick<AttemptBarProps, 'kind' | 'words' | 'label' | 'exit'> {
  readonly title: string;
  readonly heading: string;
  /** What is being prepared. */
  readonly what: string;
  /** What went wrong, if something did. */
  readonly note?: string | null;
}

/** Shown while questions load. It has the shape of the question that will follow. */
export function PreparingAttempt({ title, heading, what, note = null, ...bar }: PreparingAttemptProps) {
  // The first question may have a table: if it loaded later, it would push the options down.
  useEffect(() => void loadStemTable(), []);
  return (
    <>
      <AttemptBar {...bar} />
      <Page width="reading" density="tight">
        <div className={styles.preparing} aria-busy="true">
          <PageHeading className={styles.title} pageTitle={title}>
            {heading}
          </PageHeading>
          <p className={styles.what} role="status">
            <Spinner /> {what}
          </p>
          <p role="status">{note}</p>
          <Skeleton shape="block" height="5rem" />
          {[0, 1, 2, 3].map((option) => (
            <Skeleton key={option} shape="block" height="60px" />
          ))}
        </div>
      </Page>
    </>
  );
}

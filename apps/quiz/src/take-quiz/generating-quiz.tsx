import { useTranslation } from '@revisoins/i18n';
import { Page, PageHeading, Skeleton, Spinner } from '@revisoins/ui';
import { useSyncExternalStore } from 'react';
import { QuizBar } from './quiz-bar.tsx';
import styles from './generating-quiz.module.css';

const isOnline = () => navigator.onLine;

function onConnection(change: () => void): () => void {
  addEventListener('online', change);
  addEventListener('offline', change);
  return () => {
    removeEventListener('online', change);
    removeEventListener('offline', change);
  };
}

/** Shown while questions are on their way; it has the shape of what will come. */
export function GeneratingQuiz({ title }: { title: string }) {
  const { t } = useTranslation('quiz');
  const hasConnection = useSyncExternalStore(onConnection, isOnline);
  return (
    <>
      <QuizBar draft={null} title={title} />
      <Page width="reading" density="tight">
        <div className={styles.generating} aria-busy="true">
          <PageHeading className={styles.title} pageTitle={title}>
            {t('play.generating')}
          </PageHeading>
          <p className={styles.skill}>
            <Spinner /> {title}
          </p>
          <p role="status">{hasConnection ? null : t('play.offline')}</p>
          <Skeleton shape="block" height="5rem" />
          <Skeleton shape="block" height="60px" />
          <Skeleton shape="block" height="60px" />
          <Skeleton shape="block" height="60px" />
          <Skeleton shape="block" height="60px" />
        </div>
      </Page>
    </>
  );
}

import { useTranslation } from '@revisoins/i18n';
import { Page, PageHeading, Skeleton, Spinner } from '@revisoins/ui';
import { QuizBar } from './quiz-bar.tsx';
import styles from './generating-quiz.module.css';

/** Shown while questions are on their way; it has the shape of what will come. */
export function GeneratingQuiz({ title }: { title: string }) {
  const { t } = useTranslation('quiz');
  return (
    <>
      <QuizBar draft={null} title={title} />
      <Page width="reading" density="tight">
      <div className={styles.generating} aria-busy="true">
        <PageHeading className={styles.title} pageTitle={title}>{t('play.generating')}</PageHeading>
        <p className={styles.skill}>
          <Spinner /> {title}
        </p>
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

import { useTranslation } from '@revisoins/i18n';
import { Page, PageHeading, Skeleton, Spinner } from '@revisoins/ui';
import { ExamBar } from './exam-bar.tsx';
import styles from './preparing-exam.module.css';

/** `questionCount` of an exam that begins; without, one under way comes to this device. */
export function PreparingExam({ questionCount }: { questionCount?: number }) {
  const { t } = useTranslation('exam');
  return (
    <>
      <ExamBar draft={null} />
      <Page width="reading" density="tight">
        <div className={styles.preparing} aria-busy="true">
          <PageHeading className={styles.title} pageTitle={t('simulation.title')}>
            {t('loading.title')}
          </PageHeading>
          <p className={styles.what} role="status">
            <Spinner />
            {questionCount === undefined
              ? t('loading.resuming')
              : t('loading.body', { count: questionCount })}
          </p>
          <Skeleton height="4rem" />
          {[0, 1, 2, 3].map((option) => (
            <Skeleton key={option} height="60px" />
          ))}
        </div>
      </Page>
    </>
  );
}

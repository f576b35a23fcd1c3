import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { ErrorState, LinkButton, Page } from '@revisoins/ui';
import type { ExamRefusal } from '../exam-server/exam-refusal.ts';

export function NoExam({ refusal, onRetry }: { refusal: ExamRefusal | null; onRetry: () => void }) {
  const { t } = useTranslation('exam');
  const back = (
    <LinkButton variant="secondary">
      <Link to="/exam-simulation">{t('loading.back')}</Link>
    </LinkButton>
  );
  return (
    <Page title={t('play.title')} width="reading">
      {refusal === 'exam_limited' ? (
        <ErrorState title={t('loading.failed')} action={back}>
          {t('loading.limitedBody')}
        </ErrorState>
      ) : (
        <ErrorState title={t('loading.failed')} retryLabel={t('retry')} onRetry={onRetry} action={back}>
          {t('loading.failedBody')}
        </ErrorState>
      )}
    </Page>
  );
}

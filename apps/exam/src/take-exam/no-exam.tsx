import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { ErrorState, LinkButton, Page } from '@revisoins/ui';

/** It could not be found out whether an exam is under way. */
export function NoExam({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  const { t } = useTranslation('exam');
  return (
    <Page title={t('play.title')} width="reading">
      <ErrorState
        title={t('loading.failed')}
        retryLabel={t('retry')}
        retrying={isBusy}
        onRetry={onRetry}
        action={
          <LinkButton variant="secondary">
            <Link to="/exam-simulation">{t('loading.back')}</Link>
          </LinkButton>
        }
      >
        {t('loading.failedBody')}
      </ErrorState>
    </Page>
  );
}

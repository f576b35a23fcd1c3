import { useTranslation } from '@revisoins/i18n';
import { Link, useRevalidator } from '@revisoins/router';
import { ErrorState, LinkButton, Page } from '@revisoins/ui';

export function ResultsNotRead() {
  const { t } = useTranslation('exam');
  const { revalidate, state } = useRevalidator();
  return (
    <Page title={t('results.title')} width="reading">
      <ErrorState
        title={t('unread.title')}
        safe={t('unread.safe')}
        retryLabel={t('retry')}
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
        action={
          <LinkButton variant="secondary">
            <Link to="/exam-simulation">{t('unread.back')}</Link>
          </LinkButton>
        }
      />
    </Page>
  );
}

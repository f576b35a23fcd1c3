import { landmark, useRetry } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link, useRevalidator } from '@revisoins/router';
import { ErrorState, LinkButton } from '@revisoins/ui';

/** `failure`: a new value for each failure. */
export function DashboardFailed({ failure }: { readonly failure: object }) {
  const { t } = useTranslation('account');
  const { revalidate, state } = useRevalidator();
  useRetry(failure, () => void revalidate());
  return (
    <ErrorState
      title={t('dashboard.failed')}
      safe={t('dashboard.failedSafe')}
      retryLabel={t('retry')}
      retryingLabel={t('retrying')}
      retrying={state === 'loading'}
      onRetry={() => void revalidate()}
      action={
        <LinkButton variant="secondary">
          <Link to={landmark('start')}>{t('dashboard.startQuiz')}</Link>
        </LinkButton>
      }
    >
      <p>{t('dashboard.failedBody')}</p>
    </ErrorState>
  );
}

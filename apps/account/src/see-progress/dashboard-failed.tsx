import { useTranslation } from '@revisoins/i18n';
import { Link, useRevalidator } from '@revisoins/router';
import { ErrorState, LinkButton, Page } from '@revisoins/ui';
import { AttemptsWaiting } from '../resume-attempt/attempts-waiting.tsx';
import { useRetry } from '../learner/use-retry.ts';

export interface DashboardFailedProps {
  readonly hello: string | null;
  /** A new value for each failure. */
  readonly failure: object;
}

export function DashboardFailed({ hello, failure }: DashboardFailedProps) {
  const { t } = useTranslation('account');
  const { revalidate, state } = useRevalidator();
  useRetry(failure, () => void revalidate());
  return (
    <Page eyebrow={hello} title={t('dashboard.title')}>
      <AttemptsWaiting />
      <ErrorState
        title={t('dashboard.failed')}
        safe={t('dashboard.failedSafe')}
        retryLabel={t('retry')}
        retryingLabel={t('retrying')}
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
        action={
          <LinkButton variant="secondary">
            <Link to="/skills">{t('dashboard.startQuiz')}</Link>
          </LinkButton>
        }
      >
        <p>{t('dashboard.failedBody')}</p>
      </ErrorState>
    </Page>
  );
}

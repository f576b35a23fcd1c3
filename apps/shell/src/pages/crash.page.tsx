import { errorMessage, isAppError } from '@revisoins/contracts';
import { report } from '@revisoins/host/hosting';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { isRouteErrorResponse } from '@revisoins/router/hosting';
import { ErrorState, LinkButton, Page } from '@revisoins/ui';
import { useEffect, useState } from 'react';
import { useRetryPage } from '../platform/use-retry-page.ts';
import { NotFoundPage } from './not-found.page.tsx';

/** A short id for one crash, which the learner can quote and the operator finds in the telemetry. */
function newReference(): string {
  return crypto.randomUUID().slice(0, 8).toUpperCase();
}

const unreachable = ['network', 'timeout', 'unavailable'];

export function CrashPage({ error, owner }: { error: unknown; owner: string }) {
  const { t } = useTranslation('shell');
  const { retry, retrying } = useRetryPage(owner);
  const [reference] = useState(newReference);
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  const offline = isAppError(error) && unreachable.includes(error.kind);
  useEffect(() => {
    if (!notFound) report({ type: 'render-failed', owner, message: `${reference} ${errorMessage(error)}` });
  }, [error, notFound, owner, reference]);
  if (notFound) return <NotFoundPage />;
  return (
    <Page width="reading">
      <ErrorState
        level={1}
        title={offline ? t('remote.offlineTitle') : t('remote.crashTitle')}
        safe={offline ? t('remote.offlineBody') : t('remote.crashBody', { reference })}
        retryLabel={t('remote.retry')}
        retrying={retrying}
        onRetry={retry}
        action={
          <LinkButton variant="secondary">
            <Link to="/">{t('remote.home')}</Link>
          </LinkButton>
        }
      />
    </Page>
  );
}

import { errorMessage, isAppError } from '@revisoins/contracts';
import { report } from '@revisoins/host/hosting';
import { useTranslation } from '@revisoins/i18n';
import { isRouteErrorResponse } from '@revisoins/router/hosting';
import { useEffect, useState } from 'react';
import { FailedPage } from '../platform/failed-page.tsx';
import { NotFoundPage } from './not-found.page.tsx';

/** A short id for one crash, which the learner can quote and the operator finds in the telemetry. */
function newReference(): string {
  return crypto.randomUUID().slice(0, 8).toUpperCase();
}

const unreachable = ['network', 'timeout', 'unavailable'];

export function CrashPage({ error, owner }: { error: unknown; owner: string }) {
  const { t } = useTranslation('shell');
  const [reference] = useState(newReference);
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  const offline = isAppError(error) && unreachable.includes(error.kind);
  useEffect(() => {
    if (!notFound) report({ type: 'render-failed', owner, message: `${reference} ${errorMessage(error)}` });
  }, [error, notFound, owner, reference]);
  if (notFound) return <NotFoundPage />;
  return (
    <FailedPage
      owner={owner}
      title={offline ? t('remote.offlineTitle') : t('remote.crashTitle')}
      body={offline ? t('remote.offlineBody') : t('remote.crashBody', { reference })}
    />
  );
}

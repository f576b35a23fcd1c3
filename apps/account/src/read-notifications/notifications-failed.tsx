import { useRetry } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { ErrorState } from '@revisoins/ui';
import { useState } from 'react';

export interface NotificationsFailedProps {
  /** A new value for each failure. */
  readonly failure: number;
  /** Never rejects. */
  readonly retry: () => Promise<void>;
}

export function NotificationsFailed({ failure, retry }: NotificationsFailedProps) {
  const { t } = useTranslation('account');
  const [retrying, setRetrying] = useState(false);
  useRetry(failure, () => void retry());
  return (
    <ErrorState
      title={t('notifications.failed')}
      retryLabel={t('retry')}
      retryingLabel={t('retrying')}
      retrying={retrying}
      onRetry={() => {
        setRetrying(true);
        void retry().finally(() => setRetrying(false));
      }}
    >
      <p>{t('dashboard.failedBody')}</p>
    </ErrorState>
  );
}

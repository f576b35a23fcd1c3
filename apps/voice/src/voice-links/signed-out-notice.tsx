import { landmark } from '@revisoins/host';
import { useSession } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert } from '@revisoins/ui';

/** These pages are open to everyone, but the services behind them are not. */
export function SignedOutNotice() {
  const { t } = useTranslation('voice');
  const { status } = useSession();
  if (status !== 'signed-out') return null;
  return (
    <Alert tone="info" title={t('signedOut.title')}>
      <p>{t('signedOut.body')}</p>
      <p>
        <Link to={landmark('sign-in')}>{t('signedOut.action')}</Link>
      </p>
    </Alert>
  );
}

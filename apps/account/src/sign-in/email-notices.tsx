import { dismissLinkOutcome, type LinkOutcome } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Alert } from '@revisoins/ui';
import { useEffect } from 'react';
import styles from '../form/form.module.css';
import { ResendConfirmation, type ResendConfirmationProps } from './resend-confirmation.tsx';

export interface EmailNoticesProps extends ResendConfirmationProps {
  readonly newcomer: string | null;
  /** What has come of the link that led here. */
  readonly link: LinkOutcome;
}

/** What to know of an e-mail before signing in: where a new account's confirmation went, or that a link has run out. */
export function EmailNotices({ newcomer, link, ...resend }: EmailNoticesProps) {
  const { t } = useTranslation('account');
  useEffect(dismissLinkOutcome, []);
  return (
    <div className={styles.notices}>
      {link.kind === 'expired' ? (
        <Alert tone="warm" title={t('link.expiredTitle')} live="polite">
          <p>{t('link.expired')}</p>
          <ResendConfirmation {...resend} />
        </Alert>
      ) : null}
      {link.kind === 'unreachable' ? (
        <Alert tone="warm" title={t('link.unreachableTitle')} live="polite">
          <p>{t('link.unreachable')}</p>
        </Alert>
      ) : null}
      {newcomer !== null ? (
        <Alert tone="info" title={t('link.registeredTitle')}>
          <p>{t('link.registered', { email: newcomer })}</p>
          <ResendConfirmation {...resend} />
        </Alert>
      ) : null}
    </div>
  );
}

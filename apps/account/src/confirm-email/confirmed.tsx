import { useTranslation } from '@revisoins/i18n';
import { Page, PageHeading } from '@revisoins/ui';
import { MailCheck, MailQuestion } from 'lucide-react';
import styles from './confirmation.module.css';
import { ContinueLink } from './continue-link.tsx';

export interface ConfirmedProps {
  readonly what: 'confirmed' | 'email-changed' | 'email-pending';
}

/** The result of a confirmed link. */
export function Confirmed({ what }: ConfirmedProps) {
  const { t } = useTranslation('account');
  const Icon = what === 'email-pending' ? MailQuestion : MailCheck;
  return (
    <Page width="form">
      <div className={styles.confirmed}>
        <span className={styles.icon}>
          <Icon size={30} aria-hidden="true" />
        </span>
        <PageHeading className={styles.title}>{t(`confirmation.${what}.title`)}</PageHeading>
        <p>{t(`confirmation.${what}.lead`)}</p>
        <ContinueLink />
      </div>
    </Page>
  );
}

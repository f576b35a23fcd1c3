import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { LinkButton, Page, PageHeading } from '@revisoins/ui';
import { MailCheck } from 'lucide-react';
import styles from './confirmation.module.css';

export function Confirmed() {
  const { t } = useTranslation('account');
  return (
    <Page width="form">
      <div className={styles.confirmed}>
        <span className={styles.icon}>
          <MailCheck size={30} aria-hidden="true" />
        </span>
        <PageHeading className={styles.title}>{t('confirmation.title')}</PageHeading>
        <p>{t('confirmation.lead')}</p>
        <LinkButton wide>
          <Link to="/login">{t('confirmation.signIn')}</Link>
        </LinkButton>
      </div>
    </Page>
  );
}

import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, Page, Skeleton } from '@revisoins/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './attempts.module.css';

/** The heading of the page around its contents. */
export function AttemptsFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <Page
      width="reading"
      eyebrow={
        <Link to="/dashboard" className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          {t('notifications.back')}
        </Link>
      }
      title={t('attempts.title')}
      lead={t('attempts.lead')}
    >
      {children}
    </Page>
  );
}

export function AttemptsLoading() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton shape="block" height="76px" />
      <Card>
        <Skeleton shape="block" height="40rem" />
      </Card>
    </div>
  );
}

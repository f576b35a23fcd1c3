import { useOptionalUser } from '@revisoins/auth';
import { toast, useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import {
  Announcement,
  Button,
  Chip,
  EmptyState,
  FullScreenSpinner,
  Page,
  VisuallyHidden,
} from '@revisoins/ui';
import { ArrowLeft, BellOff } from 'lucide-react';
import { markAllRead, markRead, type MarkReadOutcome } from './mark-read.ts';
import { MyReports, type MyReportsProps } from './my-reports.tsx';
import { NotificationItem } from './notification-item.tsx';
import { unreadCount } from './notification-list.ts';
import { NotificationsFailed } from './notifications-failed.tsx';
import styles from './notifications-screen.module.css';
import { notifications } from './notifications.store.ts';
import { readNotifications } from './read-notifications.ts';

export function NotificationsScreen({ reports }: MyReportsProps) {
  const { t } = useTranslation('account');
  const learner = useOptionalUser()?.id ?? '';
  const { status, failures, list } = useReadonlyStore(notifications);
  const unread = unreadCount(list);

  const mark = async (marking: Promise<MarkReadOutcome>) => {
    const outcome = await marking;
    if (outcome.kind === 'failed')
      toast({
        title: t('notifications.notMarked'),
        description: t('notifications.notMarkedBody'),
        variant: 'destructive',
      });
  };

  return (
    <Page
      width="reading"
      eyebrow={
        <Link to="/dashboard" className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          {t('notifications.back')}
        </Link>
      }
      title={<Title unread={unread} />}
      actions={
        unread > 0 ? (
          <Button variant="secondary" onClick={() => void mark(markAllRead(learner))}>
            {t('notifications.markAll')}
          </Button>
        ) : null
      }
    >
      <Announcement>{status === 'ready' ? t('menu.unread', { count: unread }) : ''}</Announcement>
      {status === 'loading' ? (
        <div className={styles.loading}>
          <FullScreenSpinner label={t('notifications.loading')} />
        </div>
      ) : null}
      {status === 'failed' ? (
        <NotificationsFailed failure={failures} retry={() => readNotifications(learner)} />
      ) : null}
      {status === 'ready' && list.length === 0 ? (
        <EmptyState icon={<BellOff size={30} aria-hidden="true" />} title={t('notifications.empty')}>
          <p>{t('notifications.emptyBody')}</p>
        </EmptyState>
      ) : null}
      <ul className={styles.list}>
        {list.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onRead={() => void mark(markRead(learner, notification.id))}
          />
        ))}
      </ul>
      <MyReports reports={reports} />
    </Page>
  );
}

function Title({ unread }: { readonly unread: number }) {
  const { t } = useTranslation('account');
  return (
    <span className={styles.title}>
      {t('notifications.title')}
      {unread > 0 ? (
        <>
          {/* Screen readers need a separator. */}
          <VisuallyHidden>, </VisuallyHidden>
          <Chip tone="bad">{t('menu.unread', { count: unread })}</Chip>
        </>
      ) : null}
    </span>
  );
}

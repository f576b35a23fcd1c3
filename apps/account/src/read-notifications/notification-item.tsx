import { formatDate, toLanguage, useTranslation } from '@revisoins/i18n';
import { Button, Card, Chip } from '@revisoins/ui';
import { Check } from 'lucide-react';
import type { Notification } from './notification.schema.ts';
import styles from './notification-item.module.css';
import { notificationText } from './notification-list.ts';

const tones = { info: 'info', success: 'ok', warning: 'warm', reminder: 'brand', news: 'neutral' } as const;
const isKnown = (type: string): type is keyof typeof tones => type in tones;

export interface NotificationItemProps {
  readonly notification: Notification;
  readonly onRead: () => void;
}

export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { t, i18n } = useTranslation('account');
  const { title, message, language } = notificationText(notification, toLanguage(i18n.language));
  const { notification_type: type, is_read: isRead, created_at: createdAt } = notification;
  return (
    <Card as="li" className={isRead ? undefined : styles.unread}>
      <div className={styles.top}>
        <h2 className={styles.title} lang={language}>
          {isRead ? (
            title
          ) : (
            // Covers the whole card: a press anywhere marks it as read.
            <button type="button" className={styles.cover} onClick={onRead}>
              {title}
            </button>
          )}
        </h2>
        <Chip tone={isKnown(type) ? tones[type] : 'neutral'}>
          {isKnown(type) ? t(`notifications.type.${type}`) : type}
        </Chip>
        {isRead ? null : <Chip tone="bad">{t('notifications.new')}</Chip>}
      </div>
      <p className={styles.message} lang={language}>
        {message}
      </p>
      <div className={styles.footer}>
        <time dateTime={createdAt}>{formatDate(new Date(createdAt), 'moment')}</time>
        {isRead ? null : (
          <Button
            variant="quiet"
            size="small"
            className={styles.mark}
            icon={<Check size={18} aria-hidden="true" />}
            onClick={onRead}
          >
            {t('notifications.mark')}
          </Button>
        )}
      </div>
    </Card>
  );
}

import type { Language } from '@revisoins/i18n';
import type { Notification } from './notification.schema.ts';

type List = readonly Notification[];

export function unreadCount(list: List): number {
  return list.filter(({ is_read }) => !is_read).length;
}

export function unreadIds(list: List): string[] {
  return list.filter(({ is_read }) => !is_read).map(({ id }) => id);
}

/** The list with these marked as read, or as unread again. */
export function withRead(list: List, ids: readonly string[], isRead: boolean): List {
  return list.map((one) => (ids.includes(one.id) ? { ...one, is_read: isRead } : one));
}

/** The list with a new or changed row, newest first. */
export function withNotification(list: List, row: Notification): List {
  return [row, ...list.filter(({ id }) => id !== row.id)].sort(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  );
}

interface NotificationText {
  title: string;
  message: string;
  /** The language of the text: French where there is no English. */
  language: Language;
}

/** A notification's text in this language. */
export function notificationText(
  { title, message, title_en: titleEn, message_en: messageEn }: Notification,
  language: Language,
): NotificationText {
  return language === 'en' && titleEn !== null && messageEn !== null
    ? { title: titleEn, message: messageEn, language: 'en' }
    : { title, message, language: 'fr' };
}

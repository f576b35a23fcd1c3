import type { Language } from '@revisoins/i18n';
import type { Notification } from './notification.schema.ts';

export interface NotificationText {
  title: string;
  message: string;
  /** What it is written in: French where there is no English. */
  language: Language;
}

/** What a notification says to somebody who reads this language. */
export function notificationText(
  { title, message, title_en: titleEn, message_en: messageEn }: Notification,
  language: Language,
): NotificationText {
  return language === 'en' && titleEn !== null && messageEn !== null
    ? { title: titleEn, message: messageEn, language: 'en' }
    : { title, message, language: 'fr' };
}

import type { Language } from '@revisoins/i18n';
import type { Notification } from './notification.schema.ts';

export interface NotificationText {
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

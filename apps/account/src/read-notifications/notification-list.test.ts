import { expect, test } from 'vitest';
import { notificationText, unreadCount, unreadIds, withNotification, withRead } from './notification-list.ts';
import type { Notification } from './notification.schema.ts';

const one = (id: string, created_at: string, is_read = false): Notification => ({
  id,
  title: id,
  message: '',
  title_en: null,
  message_en: null,
  notification_type: 'info',
  is_read,
  created_at,
});

const list = [one('b', '2026-11-20T10:00:00+00:00'), one('a', '2026-11-19T10:00:00+00:00', true)];

test('only what is unread is counted', () => {
  expect(unreadCount(list)).toBe(1);
  expect(unreadCount([])).toBe(0);
});

test('marks and unmarks notifications, and changes no others', () => {
  const marked = withRead(list, ['b'], true);
  expect(unreadIds(marked)).toEqual([]);
  expect(unreadIds(withRead(marked, ['b'], false))).toEqual(['b']);
  expect(unreadIds(withRead(list, ['unknown'], true))).toEqual(['b']);
});

test('puts what arrives in its place, newest first', () => {
  expect(withNotification(list, one('c', '2026-11-21T10:00:00+00:00')).map(({ id }) => id)).toEqual([
    'c',
    'b',
    'a',
  ]);
  expect(withNotification(list, one('old', '2026-01-01T10:00:00+00:00')).map(({ id }) => id)).toEqual([
    'b',
    'a',
    'old',
  ]);
});

test('replaces a row that it knows', () => {
  const changed = withNotification(list, { ...one('b', '2026-11-20T10:00:00+00:00'), is_read: true });
  expect(changed).toHaveLength(2);
  expect(unreadCount(changed)).toBe(0);
});

test('is shown in the reader’s language, and in French where there is no English text', () => {
  const french = { ...one('a', ''), title: 'Bienvenue', message: 'Bonjour' };
  const both = { ...french, title_en: 'Welcome', message_en: 'Hello' };
  expect(notificationText(both, 'fr')).toEqual({ title: 'Bienvenue', message: 'Bonjour', language: 'fr' });
  expect(notificationText(both, 'en')).toEqual({ title: 'Welcome', message: 'Hello', language: 'en' });
  expect(notificationText(french, 'en')).toEqual({ title: 'Bienvenue', message: 'Bonjour', language: 'fr' });
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Row } from './database/database.ts';
import type { Mail } from './mail/mailbox.ts';
import { sendReminders } from './send-reminders.ts';
import { repository } from './stack-options.ts';

const token = '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d';

async function sent(due: readonly object[]): Promise<Omit<Mail, 'id' | 'created'>[]> {
  const mails: Omit<Mail, 'id' | 'created'>[] = [];
  await sendReminders({
    database: { query: (): Promise<Row[]> => Promise.resolve([{ due }]) },
    supabaseDir: join(repository, 'supabase'),
    siteUrl: 'https://site.test',
    send: (mail) => mails.push(mail),
  });
  return mails;
}

test('a mail explains how to stop the mails, in both languages, and in its headers', async () => {
  const [mail, ...others] = await sent([{ email: 'maryse@exemple.test', token, minutes: 30 }]);
  const stop = `https://site.test/reminders/stop?token=${token}`;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'maryse@exemple.test',
    subject: 'Votre séance d’aujourd’hui vous attend · Your session of the day is waiting',
    headers: { 'List-Unsubscribe': `<${stop}>` },
  });
  for (const body of [mail?.html, mail?.text]) {
    expect(body?.split(stop)).toHaveLength(3);
    expect(body).toContain('30 minutes');
    expect(body).toContain('https://site.test/dashboard');
    expect(body).not.toContain('{{');
  }
});

test('nothing is sent when the database gives an unexpected answer', async () => {
  await expect(sent([{ email: 'a@exemple.test' }])).rejects.toThrow('token');
});

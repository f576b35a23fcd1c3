import { join } from 'node:path';
import * as z from 'zod';
import type { Database } from './database/database.ts';
import { htmlToText } from './mail/html-to-text.ts';
import type { Mail } from './mail/mailbox.ts';
import { renderTemplate } from './mail/templates.ts';

const MINUTE = 60_000;

const dueSchema = z.array(z.object({ email: z.string(), token: z.uuid(), minutes: z.int() }));

interface Sending {
  readonly database: Pick<Database, 'query'>;
  readonly supabaseDir: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly send: (mail: Omit<Mail, 'id' | 'created'>) => void;
}

/** Sends the reminders that are due, as the function `send-reminders` does for a hosted project. */
export async function sendReminders({ database, supabaseDir, siteUrl, send }: Sending): Promise<void> {
  const [row] = await database.query('select public.claim_reminders() as due');
  for (const { email, token, minutes } of dueSchema.parse(row?.['due'])) {
    const stop = `${siteUrl}/reminders/stop?token=${token}`;
    const values = { Minutes: String(minutes), SiteURL: siteUrl, StopURL: stop };
    const html = await renderTemplate(join(supabaseDir, 'templates/reminder.html'), values);
    const subject = /<meta name="subject" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const headers = { 'List-Unsubscribe': `<${stop}>` };
    send({ to: email, subject, html, text: htmlToText(html), headers });
  }
}

/** Sends the reminders each minute; a failure is logged. Returns a function that ends it. */
export function keepSendingReminders(sending: Sending, log: (line: string) => void): () => void {
  const timer = setInterval(() => {
    sendReminders(sending).catch((error: unknown) => log(`reminders: ${String(error)}`));
  }, MINUTE);
  return () => clearInterval(timer);
}

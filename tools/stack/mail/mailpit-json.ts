import type { Mail } from './mailbox.ts';

const sender = { Name: 'Révisoins', Address: 'bonjour@revisoins.test' };

/** A mail in a list, with the names of Mailpit's API. */
export function mailSummary(mail: Mail) {
  return {
    ID: mail.id,
    MessageID: `${mail.id}@revisoins.test`,
    Read: false,
    From: sender,
    To: [{ Name: '', Address: mail.to }],
    Cc: [],
    Bcc: [],
    ReplyTo: [],
    Subject: mail.subject,
    Created: mail.created.toISOString(),
    Username: '',
    Tags: [],
    Size: Buffer.byteLength(mail.html),
    Attachments: 0,
    Snippet: mail.text.replaceAll(/\s+/g, ' ').slice(0, 250),
  };
}

/** A whole mail, with the names of Mailpit's API. */
export function mailDetail(mail: Mail) {
  const { MessageID, ID, From, To, Cc, Bcc, ReplyTo, Subject, Tags, Size } = mailSummary(mail);
  return {
    ID,
    MessageID,
    From,
    To,
    Cc,
    Bcc,
    ReplyTo,
    ReturnPath: From.Address,
    Subject,
    Date: mail.created.toISOString(),
    Tags,
    Username: '',
    Text: mail.text,
    HTML: mail.html,
    Size,
    Inline: [],
    Attachments: [],
  };
}

/** The headers of a mail, each with its values. */
export const mailHeaders = ({ subject, headers }: Mail): Readonly<Record<string, readonly string[]>> => ({
  Subject: [subject],
  ...Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, [value]])),
});

export function mailList(mails: readonly Mail[], start: number, limit: number) {
  const page = mails.slice(start, start + limit);
  return {
    total: mails.length,
    unread: mails.length,
    count: page.length,
    messages_count: mails.length,
    messages_unread: mails.length,
    start,
    tags: [],
    messages: page.map(mailSummary),
  };
}

import { expect, test } from 'vitest';
import { readMail, readSubjects } from './check-mails.ts';

const mail = (french: string, english: string) =>
  `<p style="color:red">${french}</p><div lang="en" style=""><p>${english}</p></div>`;

test('reads the two languages of a mail, each by its own rules', () => {
  expect(
    readMail(
      mail('Ignorez ce courriel\u00a0: {{ .NewEmail }} reste.', 'Ignore this email: {{ .NewEmail }} stays.'),
    ),
  ).toEqual([]);
  expect(readMail(mail('Ignorez cet email.', 'Ignore this e-mail.'))).toEqual([
    expect.stringContaining('courriel'),
    expect.stringContaining('say "email"'),
  ]);
});

test.each(['{{ .ConfirmationURL }}', 'https://exemple.ca/', '{{ .SiteURL }}.exemple.ca/'])(
  'a mail does not link to %s',
  (address) => {
    expect(readMail(mail(`<a href="${address}">Confirmer</a>`, 'Confirm'))).toEqual([
      `links to ${address}: write {{ .SiteURL }}/ and the page`,
    ]);
  },
);

test('a mail links to the site’s own pages, and does not contain the account server’s address', () => {
  const address = '{{ .SiteURL }}/confirmation?token_hash={{ .TokenHash }}&amp;type=signup';
  expect(readMail(mail(`<a href="${address}">Confirmer</a>`, 'Confirm'))).toEqual([]);
  expect(readMail(mail('Suivez {{ .ConfirmationURL }}', 'Follow it'))).toEqual([
    'links to {{ .ConfirmationURL }}: write {{ .SiteURL }}/ and the page',
  ]);
});

test('a mail is in both languages, and so is its subject', () => {
  expect(readMail('<div><p>Bonjour</p></div>')).toEqual(['lacks the English part: add <div lang="en">']);
  expect(readSubjects('subject = "Votre compte · Your account"')).toEqual([]);
  expect(readSubjects('subject = "Votre compte"\nsubject = "Bonjour · Hello"')).toEqual([
    `"Votre compte" must be 'French · English'`,
  ]);
});

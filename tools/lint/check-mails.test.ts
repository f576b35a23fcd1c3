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

test('a mail is in both languages, and so is its subject', () => {
  expect(readMail('<div><p>Bonjour</p></div>')).toEqual(['lacks the English part: add <div lang="en">']);
  expect(readSubjects('subject = "Votre compte · Your account"')).toEqual([]);
  expect(readSubjects('subject = "Votre compte"\nsubject = "Bonjour · Hello"')).toEqual([
    `"Votre compte" must be 'French · English'`,
  ]);
});

import { expect, test } from 'vitest';
import { readMail } from './check-mails.ts';

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

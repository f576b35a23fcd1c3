import type { Page } from '@playwright/test';
import * as z from 'zod';

const mails = z.object({ messages: z.array(z.object({ ID: z.string() })) });
const mail = z.object({ Text: z.string() });

const PASSWORD = 'Soins-2026-Laval!';

/** Signs a new learner up and in; the introduction follows. */
export async function register(page: Page, shellUrl: string, mailboxUrl: string): Promise<void> {
  await page.goto(`${shellUrl}/register`);
  await page.getByLabel('Prénom').fill('Maryse');
  await page.getByLabel('Nom', { exact: true }).fill('Tremblay');
  await page.getByLabel('Adresse courriel').fill('maryse@exemple.test');
  await page.getByLabel('Niveau d’études').selectOption('infirmier-auxiliaire');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /conditions d’utilisation/ }).check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL('**/login');
  const read = async (path: string): Promise<unknown> => (await fetch(new URL(path, mailboxUrl))).json();
  const [newest] = mails.parse(await read('/api/v1/messages')).messages;
  const { Text } = mail.parse(await read(`/api/v1/message/${newest?.ID}`));
  await page.goto(/https?:\/\/\S+token_hash=\S+/.exec(Text)?.[0] ?? '');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await page.waitForURL('**/dashboard');
}

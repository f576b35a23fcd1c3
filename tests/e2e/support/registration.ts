import type { Page } from '@playwright/test';
import type { newPerson } from './learner.ts';

/** Fills in the registration form, and accepts the terms. */
export async function fillRegistration(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByLabel('Prénom').fill(person.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(person.lastName);
  await page.getByLabel('Adresse courriel').fill(person.email);
  await page.getByLabel('Niveau d’études').selectOption('infirmier-auxiliaire');
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmer le mot de passe').fill(person.password);
  await page.getByRole('checkbox', { name: /conditions d’utilisation/ }).check();
}

import type { Locator, Page } from '@playwright/test';
import { stepAt, totp } from '../../tools/stack/second-factor/totp.ts';
import { newLearner } from './support/learner.ts';
import { linkMailedTo } from './support/mailbox.ts';
import { openDashboard } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

/** What an authenticator shows of a key. */
function authenticator(key: string) {
  const secret = key.replaceAll(/\s/g, '');
  let last = 0;
  return {
    /**
     * A code that has not been used, and is good for a quarter of a minute or more. Waits where all those
     * were used.
     */
    async next(): Promise<string> {
      last = Math.max(last + 1, stepAt(Date.now() - 15_000));
      await expect.poll(() => stepAt(Date.now()), { timeout: 120_000 }).toBeGreaterThanOrEqual(last - 1);
      return totp(secret, last);
    },
    /** One that is right at no time near now. */
    wrong(): string {
      const now = stepAt(Date.now());
      const right = Array.from({ length: 21 }, (_, index) => totp(secret, now - 10 + index));
      return Array.from({ length: 22 }, (_, index) => String(index).padStart(6, '0')).find(
        (one) => !right.includes(one),
      )!;
    },
  };
}

// What the server refuses is in the console.
test.use({ expectedInConsole: /status of (400|422)/ });

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Mon profil/ }).click();
  await page.getByRole('menuitem', { name: 'Vérification en deux étapes' }).click();
  return page.getByRole('dialog');
}

async function givePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel('Adresse courriel').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('a learner turns the second step on, signs in with a code, and turns it off', async ({
  page,
  context,
}) => {
  const learner = await newLearner();
  await openDashboard(page, learner);
  const dialog = await openDialog(page);
  await expect(dialog.getByText('Désactivée')).toBeVisible();
  await dialog.getByRole('button', { name: 'Activer' }).click();
  await dialog.getByLabel('Mot de passe actuel').fill('Pas-le-bon-2026');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
  await dialog.getByLabel('Mot de passe actuel').fill(learner.password);
  await dialog.getByRole('button', { name: 'Continuer' }).click();

  const picture = dialog.getByRole('img', { name: /Code QR/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const codes = authenticator((await dialog.locator('code').textContent()) ?? '');
  const code = dialog.getByLabel('Code à six chiffres');
  await code.fill(codes.wrong());
  await dialog.getByRole('button', { name: 'Confirmer le code' }).click();
  await expect(dialog.getByText(/Ce code n’est pas bon/)).toBeVisible();
  await code.fill(await codes.next());
  await dialog.getByRole('button', { name: 'Confirmer le code' }).click();
  await expect(dialog.getByText('Activée', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Mon téléphone')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).first().click();
  await page.getByRole('button', { name: /Mon profil/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('button', { name: /Mon profil/ })).toBeHidden();

  // The password alone opens nothing: neither here, nor in another tab, nor after a reload.
  await givePassword(page, learner);
  await expect(page.getByLabel('Code à six chiffres')).toBeFocused();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.waitForURL('**/login');
  await other.close();
  await page.reload();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();

  await givePassword(page, learner);
  await page.getByLabel('Code à six chiffres').fill(codes.wrong());
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText(/Ce code n’est pas bon/)).toBeVisible();
  await page.getByLabel('Code à six chiffres').fill(await codes.next());
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/dashboard');

  const again = await openDialog(page);
  await again.getByRole('button', { name: 'Retirer' }).click();
  await again.getByLabel('Code à six chiffres').fill(await codes.next());
  await again.getByRole('button', { name: 'Désactiver' }).click();
  await expect(again.getByText('Désactivée', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Mon profil/ })).toBeVisible();
});

test('a change of password and a link for a new one ask for the code, and a wrong one loses nothing', async ({
  page,
}) => {
  const learner = await newLearner();
  await openDashboard(page, learner);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Activer' }).click();
  await dialog.getByLabel('Mot de passe actuel').fill(learner.password);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  const codes = authenticator((await dialog.locator('code').textContent()) ?? '');
  await dialog.getByLabel('Code à six chiffres').fill(await codes.next());
  await dialog.getByRole('button', { name: 'Confirmer le code' }).click();
  await expect(dialog.getByText('Activée', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).first().click();

  await page.getByRole('button', { name: /Mon profil/ }).click();
  await page.getByRole('menuitem', { name: 'Changer le mot de passe' }).click();
  await dialog.getByLabel('Mot de passe actuel').fill(learner.password);
  await dialog.getByLabel('Nouveau mot de passe', { exact: true }).fill('Tournesol-bleu-9');
  await dialog.getByLabel('Confirmer le nouveau mot de passe').fill('Tournesol-bleu-9');
  await dialog.getByLabel('Code à six chiffres').fill(codes.wrong());
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText(/Ce code n’est pas bon/)).toBeVisible();
  await dialog.getByLabel('Code à six chiffres').fill(await codes.next());
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/forgot-password');
  await page.getByLabel('Adresse courriel').fill(learner.email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Regardez vos courriels')).toBeVisible();
  await page.goto(await linkMailedTo(learner.email));
  await page.getByRole('button', { name: 'Choisir un nouveau mot de passe' }).click();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Tournesol-vert-9');
  await page.getByLabel('Confirmer le nouveau mot de passe').fill('Tournesol-vert-9');
  await page.getByLabel('Code à six chiffres').fill(codes.wrong());
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText(/Ce code n’est pas bon/)).toBeVisible();
  await page.getByLabel('Code à six chiffres').fill(await codes.next());
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await page.waitForURL('**/login');
});

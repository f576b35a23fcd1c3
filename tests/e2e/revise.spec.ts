import type { Page, Request } from '@playwright/test';
import * as z from 'zod';
import { giveSession } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const storedSchema = z.object({ questions: z.array(z.object({ correctAnswer: z.int() })) });

/** The positions of the right options of the session on this page. */
async function keys(page: Page): Promise<number[]> {
  const end = page.url().includes('of=mistakes') ? ':-1' : ':0';
  const stored = await page.evaluate(
    (wanted) =>
      Object.entries(localStorage).find(
        ([name]) => name.startsWith('revisoins-quiz:') && name.endsWith(wanted),
      )?.[1],
    end,
  );
  return storedSchema.parse(JSON.parse(stored ?? '{}')).questions.map(({ correctAnswer }) => correctAnswer);
}

/** Answers a session: those of `wrong`, counted from 0, wrongly. In training, each answer is checked. */
async function answer(
  page: Page,
  wrong: readonly number[],
  isTraining = false,
  said = 'Séance enregistrée',
): Promise<void> {
  await expect(page.getByRole('radio').first()).toBeVisible();
  const right = await keys(page);
  for (const [index, key] of right.entries()) {
    await expect(page.getByText(`Question ${index + 1} sur ${right.length}`)).toBeVisible();
    const option = wrong.includes(index) ? (key + 1) % 4 : key;
    await page.getByRole('radio').nth(option).check();
    if (isTraining) await page.getByRole('button', { name: 'Vérifier' }).click();
    const next = index === right.length - 1 ? 'Terminer' : isTraining ? 'Question suivante' : 'Suivant';
    await page.getByRole('button', { name: next, exact: true }).click();
  }
  await expect(page.getByText(said, { exact: true })).toBeVisible();
}

test('a learner plans her exam, does the session of the day, goes over her mistakes and reads the session again @phone', async ({
  page,
  learner,
}) => {
  await giveSession(page, learner);
  await page.goto('/dashboard');
  const today = page.getByRole('region', { name: 'Aujourd’hui' });
  await today.getByRole('button', { name: 'Mon examen' }).click();
  const plan = page.getByRole('dialog', { name: 'Mon examen' });
  await plan.getByLabel('Date de l’examen').fill('2020-01-01');
  await plan.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(plan.getByText('Cette date est passée', { exact: false })).toBeVisible();
  await plan.getByLabel('Date de l’examen').fill(`${new Date().getFullYear() + 1}-12-31`);
  await plan.getByLabel('Temps par jour').selectOption('5');
  await plan.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(today.getByText(/^Examen dans \d+ jours/)).toBeVisible();
  await expect(today.getByRole('button', { name: 'Mon examen' })).toBeFocused();

  await today.getByRole('link', { name: 'Commencer' }).click();
  await answer(page, [0, 3]);
  await expect(page.getByText('5 questions vues pour la première fois')).toBeVisible();
  await expect(page.getByText('1 de vos erreurs y reviendra.')).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre mes 2 erreurs' }).click();
  await answer(page, [1], true);
  await expect(page.getByRole('heading', { name: 'Une question rattrapée' })).toBeVisible();
  await expect(page.getByText(/^1 erreur de moins/)).toBeVisible();
  await page.goto('/mistakes');
  await expect(page.getByText('Votre réponse')).toHaveCount(1);
  // The session of the day and one on mistakes never open each other.
  await page.goto('/session');
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quitter la séance' })).toBeVisible();
  await page.getByRole('button', { name: 'Terminer la séance' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Terminer la séance maintenant?' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuer la séance' }).click();
  await expect(page.getByText(/quiz/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Abandonner la séance' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/mistakes');
  await page.getByRole('link', { name: 'Reprendre mon erreur' }).click();
  await answer(page, [], true);
  await page.goto('/mistakes');
  await expect(page.getByRole('heading', { name: 'Aucune erreur à reprendre' })).toBeVisible();
  await page.goto('/session?of=mistakes');
  await expect(page.getByRole('heading', { name: 'Aucune erreur à reprendre' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'C’est fait pour aujourd’hui' })).toBeVisible();
  await page.getByRole('link', { name: /^Revoir\s: Toutes les compétences, / }).click();
  await expect(page.getByRole('heading', { name: 'Séance passée' })).toBeVisible();
  await expect(page.getByText('Votre réponse, la bonne')).toHaveCount(3);
  await expect(page.getByText('60\u00a0%', { exact: true })).toBeVisible();
  const statuses = page.getByText(/^Question \d · (Erreur|Bonne réponse)$/);
  await expect(statuses.first()).toHaveText('Question 1 · Erreur');
  await expect(statuses.nth(1)).toHaveText('Question 4 · Erreur');
});

test('a session counts for the day when it was done, on a device whose clock is days behind', async ({
  page,
  learner,
}) => {
  await page.clock.install({ time: Date.now() - 2 * 24 * 60 * 60 * 1000 });
  await giveSession(page, learner);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Mon examen' }).click();
  const plan = page.getByRole('dialog', { name: 'Mon examen' });
  await plan.getByLabel('Temps par jour').selectOption('5');
  await plan.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('link', { name: 'Commencer', exact: true }).click();
  await answer(page, []);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'C’est fait pour aujourd’hui' })).toBeVisible();
  await expect(page.getByText(/^Cette semaine\s: 1 jour sur 6/)).toBeVisible();

  // With twice the text size, the figures of what may be forgotten keep to a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByText(/\d+ à risque sur \d+/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('while results cannot be sent', () => {
  test.use({ expectedInConsole: /ERR_FAILED/ });

  test('the card of the day knows a session that waits on the device, and a reset of progress', async ({
    page,
    learner,
  }) => {
    await giveSession(page, learner);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Mon examen' }).click();
    const plan = page.getByRole('dialog', { name: 'Mon examen' });
    await plan.getByLabel('Temps par jour').selectOption('5');
    await plan.getByRole('button', { name: 'Enregistrer' }).click();

    const isResult = (request: Request) =>
      request.method() === 'POST' && request.url().includes('/quiz_attempts');
    await page.route(
      (url) => url.pathname.endsWith('/quiz_attempts'),
      (route) => (isResult(route.request()) ? route.abort() : route.continue()),
    );
    await page.getByRole('link', { name: 'Commencer', exact: true }).click();
    await answer(page, [0], false, 'Résultats pas encore envoyés');
    await page.getByRole('link', { name: 'Tableau de bord' }).last().click();
    await expect(page.getByRole('heading', { name: 'C’est fait pour aujourd’hui' })).toBeVisible();
    const today = page.getByRole('region', { name: 'C’est fait pour aujourd’hui' });
    await expect(today.getByRole('link').first()).toHaveText('Mes erreurs (1)');

    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Séance enregistrée', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Réinitialiser ma progression' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('votre liste d’erreurs');
    await question.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(page.getByRole('heading', { name: 'Aujourd’hui', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /Mes erreurs/ })).toHaveCount(0);
  });
});

import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe-faults.ts';
import type { Learner } from './support/learner.ts';
import { giveSession } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const wide = { width: 1280, height: 860 };
const phone = { width: 390, height: 844 };

/** The code of the demonstration cohort, which only the embedded stack has. */
const CODE = 'DEMO-EXAMEN-2026';

/** From the access code to the first question of a mock. */
async function enter(page: Page, learner: Learner): Promise<void> {
  await choose(page, learner);
  await page.getByRole('button', { name: 'Commencer l’examen blanc' }).click();
  await expect(page.getByText('Partie 1 sur 2')).toBeVisible();
}

/** From the access code to the rules of a mock. */
async function choose(page: Page, learner: Learner): Promise<void> {
  await giveSession(page, learner);
  await page.goto('/exam-simulation');
  await page.getByLabel('Code d’accès').fill(CODE);
  await page.getByRole('button', { name: 'Accéder à la simulation' }).click();
  await page.getByRole('radio', { name: /^Examen blanc/ }).check();
  await expect(page.getByRole('heading', { level: 2, name: 'Examen blanc' })).toBeVisible();
}

/** Answers the first questions of a part by keyboard. */
async function answer(page: Page, count: number, of: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(`Question ${number} sur ${of}`)).toBeAttached();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
}

const confirm = (page: Page, label: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: label }).click();
const pause = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pause' });

test.describe('a mock', () => {
  test('has two parts with a break, is resumed in each of them, and is judged by part, on a wide screen and on a phone', async ({
    page,
    learner,
  }) => {
    /** What axe finds on a phone and on a wide screen; leaves the latter. */
    const faults = async () => {
      await page.setViewportSize(phone);
      await page.waitForTimeout(500);
      const found = await axeFaults(page);
      await page.setViewportSize(wide);
      await page.waitForTimeout(500);
      return [...found, ...(await axeFaults(page))];
    };
    await choose(page, learner);
    await expect(page.getByText(/100.questions, 3.h.12.min\. Réussie avec 62.%/)).toBeVisible();
    await expect(page.getByText(/25.questions, 48.min\. Réussie avec 66.%/)).toBeVisible();
    expect(await faults()).toEqual([]);

    await page.getByRole('button', { name: 'Commencer l’examen blanc' }).click();
    await answer(page, 2, 100);
    await page.reload();
    await expect(page.getByText('Réponses : 2/100')).toBeVisible();
    expect(await faults()).toEqual([]);

    // On a phone the button is below the list of questions, which is folded.
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: /^Questions/ }).click();
    await page.getByRole('button', { name: 'Terminer la partie 1' }).click();
    await expect(page.getByText(/98.questions sont sans réponse/)).toBeVisible();
    await expect(page.getByText(/vous ne pourrez plus y revenir/)).toBeVisible();
    await confirm(page, 'Terminer la partie 1');
    await expect(pause(page)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    expect(await faults()).toEqual([]);

    await page.goto('/exam-simulation');
    await expect(page.getByText(/C’est la pause/)).toBeVisible();
    await page.getByRole('link', { name: 'Reprendre l’examen' }).click();
    await page.getByRole('button', { name: 'Commencer la partie 2' }).click();
    await expect(page.getByText('Partie 2 sur 2')).toBeVisible();
    await answer(page, 1, 25);
    await page.goto('/exam-quiz');
    await expect(page.getByText('Réponses : 1/25')).toBeVisible();
    await page.getByRole('button', { name: 'Terminer l’examen' }).click();
    await confirm(page, 'Terminer l’examen');

    await expect(page.getByRole('heading', { level: 1, name: 'Résultats de l’examen blanc' })).toBeVisible();
    await expect(page.getByText('Les deux parties restent à réussir', { exact: false })).toBeVisible();
    await expect(page.getByText('Pas encore réussie')).toHaveCount(2);
    await expect(page.getByText(/Note de passage.: 66.%, soit 17\./)).toBeVisible();
    // Three answers: their correction opens half a minute after the start.
    await expect(page.getByRole('heading', { name: 'Résultats par compétence' })).toBeVisible({
      timeout: 120_000,
    });
    await expect(page.getByRole('heading', { level: 3, name: /^Partie 2/ }).last()).toBeVisible();
    await expect(page.getByText(/^Question 25 · /)).toHaveCount(2);
    expect(await faults()).toEqual([]);

    // With twice the text size the figures of a competency go below its name.
    await page.setViewportSize(phone);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const rows = page.getByRole('listitem').filter({ hasText: 'Démarche systématique' });
    const row = await rows.first().boundingBox();
    expect((row?.x ?? phone.width) + (row?.width ?? phone.width)).toBeLessThanOrEqual(phone.width);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await page.setViewportSize(wide);

    await page.getByRole('link', { name: 'Nouvel examen blanc' }).click();
    await expect(page.getByRole('radio', { name: /^Examen blanc/ })).toBeChecked();
    await expect(page.getByText(/il vous en reste 2 nouvelles/)).toBeVisible();
    await expect(page.getByText(/Examen blanc pas encore réussi.: \d.% à la partie 1/)).toBeVisible();

    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Revoir\s: Examen blanc, / }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Résultats de l’examen blanc' })).toBeVisible();
    await expect(page.getByText(/^Question 25 · /)).toHaveCount(2);
  });

  test('moves to the break automatically when the time of a part is up', async ({ page, learner }) => {
    await page.route('**/rpc/start_mock', async (route) => {
      const response = await route.fetch();
      const paper = (await response.json()) as { now: number };
      await route.fulfill({ response, json: { ...paper, deadline: paper.now + 8000 } });
    });
    await enter(page, learner);
    await page.keyboard.press('a');
    await expect(pause(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Commencer la partie 2' })).toBeVisible();
  });

  test.describe('that another tab has moved on', () => {
    // A refusal of the server.
    test.use({ expectedInConsole: /status of 409/ });

    test('follows it, and shows which answers came too late', async ({ page, context, learner }) => {
      await enter(page, learner);
      const other = await context.newPage();
      await other.goto('/exam-quiz');
      await expect(other.getByText('Partie 1 sur 2')).toBeVisible();
      await other.getByRole('button', { name: 'Terminer la partie 1' }).click();
      await confirm(other, 'Terminer la partie 1');
      await expect(pause(other)).toBeVisible();
      await page.bringToFront();
      await page.keyboard.press('a');
      await expect(pause(page)).toBeVisible();
      await expect(page.getByText('1 réponse est arrivée trop tard et ne compte pas')).toBeVisible();
      await page.getByRole('button', { name: 'Commencer la partie 2' }).click();
      await expect(page.getByText('Partie 2 sur 2')).toBeVisible();
      await other.reload();
      await expect(other.getByText('Partie 2 sur 2')).toBeVisible();
      await other.close();
    });
  });
});

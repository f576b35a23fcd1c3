import type { Page } from '@playwright/test';
import { signIn } from './learner.ts';
import { site } from './site.ts';
import { expect, test } from './test.ts';

async function answerAll(page: Page, total: number): Promise<void> {
  for (let number = 1; number <= total; number++) {
    await expect(page.getByText(`Question ${number} sur ${total}`)).toBeVisible();
    await page.getByRole('radio').first().check();
    if (number < total) await page.getByRole('button', { name: 'Suivant', exact: true }).click();
  }
}

const finish = (page: Page) => page.getByRole('button', { name: 'Terminer', exact: true }).click();

async function beginFromStartPage(page: Page): Promise<void> {
  await page.goto('/quiz-start/8');
  await page.getByLabel('5 questions', { exact: true }).check();
  await page.getByRole('link', { name: 'Commencer le quiz' }).click();
}

test.describe('without a connection', () => {
  test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('a quiz that ends shows its result, and sends it when the connection is back @phone', async ({ page, context, learner }) => {
    await signIn(page, learner);
    await beginFromStartPage(page);
    await answerAll(page, 5);
    await context.setOffline(true);
    await finish(page);
    await expect(page.getByRole('heading', { name: 'Résultats' })).toBeVisible();
    await expect(page.getByText('Enregistré sur cet appareil')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Quiz enregistré', { exact: true })).toBeVisible();
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  });

  test('a result whose page was closed is sent from the dashboard, which then shows it', async ({ page, context, learner }) => {
    await signIn(page, learner);
    await beginFromStartPage(page);
    await answerAll(page, 5);
    await context.setOffline(true);
    await finish(page);
    await expect(page.getByText('Enregistré sur cet appareil')).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/dashboard');
    await expect(later.getByText('Quiz enregistré', { exact: true })).toBeVisible();
    await expect(later.getByRole('main').getByText('Prévention des infections').first()).toBeVisible();
    expect(await later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('revisoins-sync')))).toEqual([]);
  });

  test('a result is sent from another page of the quiz too', async ({ page, context, learner }) => {
    await signIn(page, learner);
    await page.goto('/skills');
    await page.getByRole('link', { name: 'Commencer : Prévention des infections' }).click();
    await page.getByLabel('5 questions', { exact: true }).check();
    await page.getByRole('link', { name: 'Commencer le quiz' }).click();
    await answerAll(page, 5);
    await context.setOffline(true);
    await finish(page);
    await page.getByRole('link', { name: 'Autres quiz' }).click();
    await expect(page.getByRole('heading', { name: 'Compétences', level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Quiz enregistré', { exact: true })).toBeVisible();
  });
});

test('Back from the results leads to where the quiz was chosen, also after taking it again', async ({ page, learner }) => {
  await signIn(page, learner);
  await beginFromStartPage(page);
  await answerAll(page, 5);
  await finish(page);
  await page.getByRole('button', { name: 'Refaire le quiz' }).click();
  await answerAll(page, 5);
  await finish(page);
  await expect(page.getByRole('heading', { name: 'Résultats' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/quiz-start\/8$/);
  await expect(page.getByRole('link', { name: 'Commencer le quiz' })).toBeVisible();
});

test('the list of skills leads back to a quiz that was left @phone', async ({ page, learner }) => {
  await signIn(page, learner);
  await page.goto('/quiz/8?questions=5');
  await page.getByRole('radio').first().check();
  await page.goto('/skills');
  await expect(page.getByText('Un quiz vous attend')).toBeVisible();
  await page.getByRole('link', { name: 'Reprendre le quiz' }).click();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test.describe('leaving a quiz by the menu of a phone', () => {
  test.beforeEach(async ({ page, learner }) => {
    await signIn(page, learner);
    await page.goto('/quiz/8?questions=5');
    await page.getByRole('radio').first().check();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Compétences', exact: true }).click();
  });

  test('asks over everything, and goes on with the quiz for whoever stays @phone', async ({ page }) => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer le quiz' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
    await page.getByRole('radio').nth(1).click();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
  });

  test('leads where the link says whoever leaves @phone', async ({ page }) => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compétences' })).toBeFocused();
    await page.getByRole('link', { name: 'Reprendre le quiz' }).first().click();
    await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  });
});

test('a form of the profile stays behind the question that Back asks, and has focus again after it', async ({ page, learner }) => {
  await signIn(page, learner);
  await beginFromStartPage(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: /^Mon profil/ }).click();
  await page.getByRole('menuitem', { name: 'Changer mon adresse courriel' }).or(page.getByRole('menuitem').nth(2)).first().click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.fill('marie@exemple.test');
  await page.goBack();
  const stay = page.getByRole('alertdialog').getByRole('button', { name: 'Continuer le quiz' });
  await expect(stay).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Quitter', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('marie@exemple.test');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('radio').nth(1).click();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('an address that asks for another length offers the quiz under way or a new one', async ({ page, learner }) => {
  await signIn(page, learner);
  await page.goto('/quiz/8?questions=5');
  await page.getByRole('radio').first().check();
  await page.goto('/quiz/8?questions=10');
  await expect(page.getByRole('heading', { name: 'Un quiz vous attend' })).toBeVisible();
  await page.getByRole('link', { name: 'Reprendre le quiz' }).click();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();

  await page.goto('/quiz/8?questions=10');
  await page.getByRole('button', { name: 'Recommencer à neuf' }).click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('link', { name: 'Commencer le quiz' }).click();
  await expect(page.getByText('Question 1 sur 10')).toBeVisible();
});

test.describe('when progress cannot be read', () => {
  test.use({ expectedInConsole: /ERR_FAILED|Failed to load resource/ });

  test('the list of skills says so instead of showing zeros, and asks again', async ({ page, learner }) => {
    await signIn(page, learner);
    await page.route(`${site.api}/rest/v1/quiz_attempts*`, (route) => route.abort());
    await page.goto('/skills');
    await expect(page.getByText('Votre progression n’a pas pu être lue.')).toBeVisible();
    await expect(page.getByText('Pas encore commencée')).toHaveCount(0);
    await expect(page.getByText('0 %')).toHaveCount(0);
    await page.unroute(`${site.api}/rest/v1/quiz_attempts*`);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('Votre progression n’a pas pu être lue.')).toHaveCount(0);
    await expect(page.getByText('0 %').first()).toBeVisible();
  });
});

for (const { width, height, clockIsBelow } of [
  { width: 320, height: 640, clockIsBelow: false },
  { width: 320, height: 740, clockIsBelow: true },
  { width: 390, height: 844, clockIsBelow: true },
]) {
  test(`the clock and the way on are whole and free on a screen of ${width} by ${height} px`, async ({ page, learner }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, learner);
    // The longest number of a skill; with 5 questions the clock has its coloured pill.
    await page.goto('/quiz/29?questions=5');
    const [clock, cancel, next] = [page.getByRole('timer'), page.getByRole('button', { name: 'Annuler' }), page.getByRole('button', { name: 'Suivant' })];
    for (const part of [clock, next]) {
      await expect(part).toBeVisible();
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width - 8);
    }
    const [clockBox, cancelBox] = [await clock.boundingBox(), await cancel.boundingBox()];
    const cancelEnd = (cancelBox?.y ?? 0) + (cancelBox?.height ?? 0);
    if (clockIsBelow) {
      // Toasts come from above on a phone, and this quiz has just told that it is ready.
      const toast = await page.locator('[data-toasts]').boundingBox();
      expect(clockBox?.y).toBeGreaterThan((toast?.y ?? height) + (toast?.height ?? 0));
    } else expect(clockBox?.y).toBeLessThan(cancelEnd);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

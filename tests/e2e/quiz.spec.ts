import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bankFile } from '@revisoins/assessment/bank';
import type { Locator, Page } from '@playwright/test';
import { giveSession } from './support/signed-in.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

async function answerAll(page: Page, total: number): Promise<void> {
  for (let number = 1; number <= total; number++) {
    await expect(page.getByText(`Question ${number} sur ${total}`)).toBeVisible();
    await page.getByRole('radio').first().check();
    if (number < total) await page.getByRole('button', { name: 'Suivant', exact: true }).click();
  }
}

/** The French wording of an item of the bank. */
function findItem(id: string): { question: string; options: string[] } {
  const file = join(import.meta.dirname, '..', '..', 'content', 'skills', `comp-${id.slice(1, 3)}.json`);
  const item = bankFile.parse(JSON.parse(readFileSync(file, 'utf8'))).items.find((one) => one.id === id);
  if (!item) throw new Error(`${id} is not in ${file}`);
  return { question: item.fr.stem, options: Object.values(item.fr.options).map(({ text }) => text) };
}

/** Replaces the first question of the quiz on this device with another one's text. */
async function putQuestion(page: Page, id: string): Promise<void> {
  await page.evaluate(({ question, options }) => {
    for (const key of Object.keys(localStorage).filter((name) => /^revisoins-quiz:[^:]+:8$/.test(name))) {
      const quiz = JSON.parse(localStorage.getItem(key) ?? '');
      Object.assign(quiz.questions[0], { question, options, table: undefined });
      localStorage.setItem(key, JSON.stringify(quiz));
    }
  }, findItem(id));
}

const finish = (page: Page) => page.getByRole('button', { name: 'Terminer', exact: true }).click();

async function beginFromStartPage(page: Page): Promise<void> {
  await page.goto('/quiz-start/8');
  await page.getByLabel('5 questions', { exact: true }).check();
  await page.getByRole('link', { name: 'Commencer le quiz' }).click();
}

test.describe('without a connection', () => {
  test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('a quiz that ends shows its result, and sends it when the connection is back', async ({
    page,
    context,
    learner,
  }) => {
    await giveSession(page, learner);
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

  test('a result whose page was closed is sent from the dashboard, which then shows it', async ({
    page,
    context,
    learner,
  }) => {
    await giveSession(page, learner);
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
    expect(
      await later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('revisoins-sync'))),
    ).toEqual([]);
  });

  test('a result is sent from another page of the quiz too', async ({ page, context, learner }) => {
    await giveSession(page, learner);
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

test('on a phone, the notice that a result is saved covers none of its words', async ({ page, learner }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await giveSession(page, learner);
  await beginFromStartPage(page);
  await answerAll(page, 5);
  await finish(page);
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  const box = async (part: Locator) => {
    const found = await part.boundingBox();
    if (found === null) throw new Error(`${part.toString()} is not on the screen.`);
    return { top: found.y, end: found.y + found.height };
  };
  const score = await box(page.getByText(/^\d bonnes? réponses? sur 5$/));
  const badge = await box(page.getByText('Enregistré', { exact: true }));
  const notice = await box(page.locator('[data-toasts] output > span').last());
  expect(notice.end <= score.top || notice.top >= badge.end).toBe(true);
});

test('Back from the results leads to where the quiz was chosen, also after taking it again', async ({
  page,
  learner,
}) => {
  await giveSession(page, learner);
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
  await giveSession(page, learner);
  await page.goto('/quiz/8?questions=5');
  await page.getByRole('radio').first().check();
  await page.goto('/skills');
  await expect(page.getByText('Un quiz vous attend')).toBeVisible();
  await expect(page.getByText('Le temps continue.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Reprendre le quiz' }).click();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('the navigation of every page leads back to a quiz that was left @phone', async ({
  page,
  learner,
  isMobile,
}) => {
  await giveSession(page, learner);
  await page.goto('/quiz/8?questions=5');
  await page.getByRole('radio').first().check();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const narrow = isMobile || (page.viewportSize()?.width ?? 0) < 640;
  if (narrow) await page.getByRole('button', { name: 'Ouvrir le menu (Reprendre ma révision)' }).click();
  const back = (narrow ? page.getByRole('dialog') : page.getByRole('banner')).getByRole('link', {
    name: /^Reprendre ma révision/,
  });
  await expect(back).toContainText(/1:[0-3]\d/);
  await back.click();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(back).toHaveCount(0);
});

test.describe('leaving a quiz by its own way out', () => {
  test.beforeEach(async ({ page, learner }) => {
    await giveSession(page, learner);
    await page.goto('/quiz/8?questions=5');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Quitter le quiz' }).click();
  });

  test('asks first, and continues the quiz for learners who stay @phone', async ({ page }) => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer le quiz' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Quitter le quiz' })).toBeFocused();
    await page.getByRole('radio').nth(1).click();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
  });

  test('leads learners who leave to the skills, and back', async ({ page }) => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compétences' })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Reprendre le quiz' }).click();
    await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  });
});

test('an address that asks for another length offers the quiz under way or a new one', async ({
  page,
  learner,
}) => {
  await giveSession(page, learner);
  await page.goto('/quiz/8?questions=5');
  await page.getByRole('radio').first().check();
  await page.goto('/quiz/8?questions=10');
  await expect(page.getByRole('heading', { name: 'Un quiz vous attend' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Reprendre le quiz' }).click();
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

  test('the list of skills reports it instead of showing zeros, and asks again', async ({
    page,
    learner,
  }) => {
    await giveSession(page, learner);
    await page.route(`${site.api}/rest/v1/quiz_attempts*`, (route) => route.abort());
    await page.goto('/skills');
    await expect(page.getByText('Votre progression n’a pas pu être lue.')).toBeVisible();
    await expect(page.getByText('Pas encore commencée')).toHaveCount(0);
    await expect(page.getByText('0 %')).toHaveCount(0);
    await page.unroute(`${site.api}/rest/v1/quiz_attempts*`);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('Votre progression n’a pas pu être lue.')).toHaveCount(0);
    await expect(page.getByText('Pas encore commencée').first()).toBeVisible();
  });
});

for (const { width, height, id } of [
  { width: 390, height: 844, id: 'c11-014' },
  { width: 390, height: 844, id: 'c19-020' },
  { width: 1280, height: 800, id: 'c11-014' },
]) {
  test(`one of the longest questions, ${id}, is whole in the first screen of ${width} by ${height} px, with the way on`, async ({
    page,
    learner,
  }) => {
    await page.setViewportSize({ width, height });
    await giveSession(page, learner);
    await page.goto('/quiz/8?questions=5');
    await page.getByRole('radio').first().check();
    await putQuestion(page, id);
    // The choice may have scrolled past a message, and a reload keeps the place.
    await page.evaluate(() => scrollTo(0, 0));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(findItem(id).question.slice(0, 40));
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    for (const part of [
      page.getByRole('timer'),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: 'Suivant' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const [last, next] = [
      await page.getByRole('radio').last().boundingBox(),
      await page.getByRole('button', { name: 'Suivant' }).boundingBox(),
    ];
    expect((last?.y ?? 0) + (last?.height ?? height)).toBeLessThanOrEqual(next?.y ?? 0);
  });
}

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 320, height: 740 },
  { width: 390, height: 844 },
]) {
  test(`the clock and the way on are whole and free on a screen of ${width} by ${height} px`, async ({
    page,
    learner,
  }) => {
    await page.setViewportSize({ width, height });
    await giveSession(page, learner);
    await page.goto('/quiz/29?questions=20');
    const [clock, leave, next] = [
      page.getByRole('timer'),
      page.getByRole('button', { name: 'Quitter le quiz' }),
      page.getByRole('button', { name: 'Suivant' }),
    ];
    for (const part of [clock, leave, next]) {
      await expect(part).toBeVisible();
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width - 8);
    }
    // This quiz has just said that it is ready.
    const [clockBox, toast] = [await clock.boundingBox(), await page.locator('[data-toasts]').boundingBox()];
    expect((clockBox?.y ?? height) + (clockBox?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? height);
    expect(toast?.height).toBeGreaterThan(0);
    for (const part of await page.locator('main :is(h1, label, button)').all()) {
      const { y, height: high } = (await part.boundingBox()) ?? { y: -100, height: 0 };
      expect(
        y + high <= (toast?.y ?? 0) || y >= (toast?.y ?? 0) + (toast?.height ?? 0),
        (await part.textContent()) ?? '',
      ).toBe(true);
    }
    // Texts of one language disappear with it.
    await page.getByRole('button', { name: 'Langue et thème' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByText('Votre quiz est prêt')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('Enter that is held in an answered quiz does not hand it in', async ({ page, learner }) => {
  await giveSession(page, learner);
  await page.goto('/quiz/8?questions=5');
  await answerAll(page, 5);
  for (let number = 5; number > 1; number -= 1) await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  // A held key sends repeated presses without a release.
  await page.getByRole('button', { name: 'Suivant', exact: true }).focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText('Question 2 sur 5')).toBeVisible();
  await page.getByRole('radio').first().focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText('Question 3 sur 5')).toBeVisible();
});

test('a quiz without a clock pauses while the learner is away, and its result says so', async ({
  page,
  learner,
}) => {
  await giveSession(page, learner);
  await page.goto('/quiz-start/8');
  await page.getByLabel('5 questions', { exact: true }).check();
  await page.getByRole('radio', { name: /^Sans chrono/ }).check();
  await expect(page.getByText('Sans limite')).toBeVisible();
  await page.getByRole('link', { name: 'Commencer le quiz' }).click();
  await expect(page).toHaveURL(/questions=5&time=untimed$/);
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Quitter le quiz' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('aucun temps n’est compté');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter' }).click();
  await expect(page.getByText('Un quiz vous attend')).toBeVisible();
  await expect(page.getByText('Sans chrono, il vous attend')).toBeVisible();

  await page.goto('/quiz-start/8');
  await expect(page.getByText('Sans chrono, il vous attend')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Reprendre le quiz' }).click();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await answerAll(page, 5);
  await finish(page);
  await expect(page.getByText('Temps, sans chrono')).toBeVisible();
  await page.goto('/quiz-start/8');
  await expect(page.getByRole('radio', { name: /^Sans chrono/ })).toBeChecked();
});

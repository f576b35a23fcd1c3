import type { Page } from '@playwright/test';
import { apiClient, newLearner, newPerson, type Learner } from './support/learner.ts';
import { delayScripts } from './support/delay-scripts.ts';
import { linkMailedTo } from './support/mailbox.ts';
import { fillRegistration } from './support/registration.ts';
import { expect, test } from './support/test.ts';

/** Answers the front page's question and the three that follow; the first one rightly. */
async function answerTrial(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /poivrons crus/ }).click();
  await page.getByRole('button', { name: 'Trois autres questions' }).click();
  for (const next of ['Question suivante', 'Question suivante', 'Voir mon résultat']) {
    await page.locator('main button[aria-pressed]').first().click();
    await page.getByRole('button', { name: next }).click();
  }
  await expect(page.getByRole('heading', { name: /^Du premier coup : \d sur 4$/ })).toBeVisible();
}

async function register(page: Page): Promise<Learner> {
  const person = newPerson();
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL('**/login');
  await page.goto(await linkMailedTo(person.email));
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await page.waitForURL('**/dashboard');
  return person;
}

const trial = (page: Page) => page.evaluate(() => localStorage.getItem('revisoins-trial'));

/** Which questions of the bank she answered, of those of a trial. */
async function keptItems(person: Learner): Promise<string[]> {
  const own = apiClient();
  await own.auth.signInWithPassword(person);
  const { data } = await own.from('quiz_attempts').select('answers').eq('total_questions', 4);
  const rows = (data ?? []) as { answers: { item: string }[] }[];
  return rows.flatMap(({ answers }) => answers.map(({ item }) => item));
}

test('answers of the front page become the account’s that is made to keep them @phone', async ({ page }) => {
  await answerTrial(page);
  await page.getByRole('link', { name: 'Gardez vos résultats' }).click();
  await expect(page.getByRole('checkbox', { name: /^Garder mes réponses/ })).toBeChecked();
  const person = await register(page);
  await expect.poll(() => trial(page)).toBeNull();
  const kept = await keptItems(person);
  expect([kept.length, kept[0]]).toEqual([4, 'c11-006']);
});

test('a wrong choice has the colour of a mistake, under the pointer too, until another one is chosen', async ({
  page,
}) => {
  await page.goto('/');
  const colours = (option: RegExp) =>
    page.getByRole('button', { name: option }).evaluate((button) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(button);
      return [borderTopColor, backgroundColor];
    });
  const tokens = (tone: string) =>
    page.evaluate((name) => {
      const sample = document.createElement('p');
      sample.style.cssText = `color: var(--${name}); background: var(--${name}-soft)`;
      document.body.append(sample);
      const { color, backgroundColor } = getComputedStyle(sample);
      sample.remove();
      return [color, backgroundColor];
    }, tone);
  await page.getByRole('button', { name: /riz brun/ }).click();
  await expect(page.getByText(/^Pas tout à fait/)).toBeVisible();
  expect(await colours(/riz brun/)).toEqual(await tokens('bad'));
  expect(await colours(/poivrons crus/)).toEqual(await tokens('ok'));
  const neither = await colours(/amandes/);
  await page.getByRole('button', { name: /poivrons crus/ }).click();
  await expect(page.getByText(/^Bonne réponse\./)).toBeVisible();
  expect(await colours(/riz brun/)).toEqual(neither);
  expect(await colours(/poivrons crus/)).toEqual(await tokens('ok'));
});

test('a learner who declines them on a shared device gets none of them', async ({ page }) => {
  await answerTrial(page);
  await page.getByRole('link', { name: 'Gardez vos résultats' }).click();
  await page.getByRole('checkbox', { name: /^Garder mes réponses/ }).uncheck();
  const person = await register(page);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Bienvenue dans Révisoins' })).toBeVisible();
  expect(await trial(page)).not.toBeNull();
  expect(await keptItems(person)).toEqual([]);
});

test('who has an account already is offered the answers of the front page once signed in @phone', async ({
  page,
}) => {
  const person = await newLearner();
  const { email } = person;
  await page.goto('/login');
  await page.getByLabel('Adresse courriel').fill(email);
  const stays = page.getByText(/votre tableau de bord pourra vous proposer de les garder/);
  await expect(page.getByLabel('Adresse courriel')).toHaveValue(email);
  await expect(stays).toBeHidden();
  await answerTrial(page);
  await page.getByRole('link', { name: 'Gardez vos résultats' }).click();
  await fillRegistration(page, { ...newPerson(), email });
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(
    page.getByText(/votre tableau de bord pourra vous proposer de garder vos réponses/),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(stays).toBeVisible();
  await page.getByLabel('Adresse courriel').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  const offer = page.getByRole('group', { name: /^Garder dans votre compte les 4 réponses/ });
  await offer.getByRole('button', { name: 'Garder' }).click();
  await expect(offer).toHaveCount(0);
  await expect.poll(() => trial(page)).toBeNull();
  expect(await keptItems(person)).toHaveLength(4);
  const review = page.getByRole('link', { name: /^Revoir/ });
  await expect(review).toHaveCount(1);
  await page.reload();
  await expect(review).toHaveCount(1);
  await expect(offer).toHaveCount(0);
});

test('a result that waits is there at once when she comes back @phone', async ({ page }) => {
  await answerTrial(page);
  const arrive = await delayScripts(page);
  // The load of the page waits for the scripts.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(/Vos réponses vous attendent ici/)).toBeVisible();
  await expect(page.getByRole('button', { name: /poivrons crus/ })).toBeHidden();
  arrive();
  await expect(page.getByRole('heading', { name: /^Du premier coup : \d sur 4$/ })).toBeVisible();
});

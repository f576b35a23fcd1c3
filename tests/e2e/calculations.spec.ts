import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe-faults.ts';
import { apiClient } from './support/learner.ts';
import { giveSession } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

interface Calculation {
  readonly template: string;
  readonly version: number;
  readonly seed: number;
  readonly value: number;
  readonly unit: string;
  readonly units: readonly string[];
}

/** The calculations of the quiz on this device, with their keys. */
const readCalculations = (page: Page): Promise<Calculation[]> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^revisoins-quiz:[^:]+:9$/.test(name)) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '').questions;
  });

const field = (page: Page) => page.getByRole('textbox', { name: 'Votre réponse' });
const french = (value: number) => String(value).replace('.', ',');

/** As a learner types it: without the last digits of a floating point number. */
const tenfold = (value: number) => String(Number((value * 10).toFixed(6)));

async function beginCalculations(page: Page): Promise<Calculation[]> {
  await page.goto('/skills');
  await page.getByRole('link', { name: 'Calculs de doses : Pharmacothérapie' }).click();
  await expect(page.getByRole('radio', { name: /^Calculs de doses seulement/ })).toBeChecked();
  await page.getByLabel('5 questions', { exact: true }).check();
  await page.getByRole('radio', { name: /^Sans chrono/ }).check();
  await page.getByRole('link', { name: 'Commencer le quiz' }).click();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  return readCalculations(page);
}

// Nothing fades while colours are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a quiz of calculations is typed, resumed after a reload, corrected and saved', async ({
  page,
  learner,
}) => {
  await giveSession(page, learner);
  const calculations = await beginCalculations(page);
  expect(new Set(calculations.map(({ template }) => template)).size).toBe(5);
  await expect(field(page)).toHaveAttribute('inputmode', 'decimal');

  for (const [index, { value, unit, units }] of calculations.entries()) {
    await expect(page.getByText(`Question ${index + 1} sur 5`)).toBeVisible();
    // The second answer is ten times too large, the third has the wrong unit.
    const chosen = index === 2 ? units.findIndex((one) => one !== unit) : units.indexOf(unit);
    await field(page).fill(index === 1 ? tenfold(value) : french(value));
    await page.getByRole('radio').nth(chosen).check();
    if (index === 3) {
      await page.reload();
      await expect(page.getByText('Question 4 sur 5')).toBeVisible();
      await expect(field(page)).toHaveValue(french(value));
      await expect(page.getByRole('radio').nth(chosen)).toBeChecked();
    }
    if (index < 4) await field(page).press('Enter');
  }
  await page.getByRole('button', { name: 'Terminer', exact: true }).click();

  await expect(page.getByText('3 bonnes réponses sur 5')).toBeVisible();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await expect(page.getByText(/l’unité ne l’est pas/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Démarche' })).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('3 bonnes réponses sur 5')).toBeVisible();

  const client = apiClient();
  await client.auth.signInWithPassword(learner);
  const { data } = await client.from('quiz_attempts').select('score, skill_title, numeric_answers');
  expect(data).toEqual([
    {
      score: 3,
      skill_title: 'Compétence 9 - Pharmacothérapie',
      numeric_answers: calculations.map(({ template, version, seed, value, unit, units }, index) => ({
        template,
        version,
        seed,
        typed: index === 1 ? tenfold(value) : french(value),
        unit: index === 2 ? units.find((one) => one !== unit) : unit,
        correct: index !== 1 && index !== 2,
      })),
    },
  ]);

  // Read again later, each calculation is made anew from its template.
  const { data: saved } = await client.from('quiz_attempts').select('id').single();
  await page.goto(`/results/${saved?.id}`);
  await expect(page.getByText(/^Question \d · (Erreur|Bonne réponse)$/)).toHaveCount(5);
  await expect(page.getByText(/l’unité ne l’est pas/)).toBeVisible();

  await page.getByRole('button', { name: 'Reprendre mes 2 erreurs' }).click();
  await expect(page.getByText('Question 1 sur 2')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('what cannot be read as a number is named kindly, and nothing is guessed', async ({ page, learner }) => {
  await giveSession(page, learner);
  await beginCalculations(page);
  for (const [typed, said] of [
    ['½', 'Écrivez la fraction en décimales'],
    ['12abc', 'Écrivez le nombre seul'],
    ['1,250', 'Mille ou un?'],
    ['0,333333333333', 'Le champ prend 12 caractères au plus'],
  ] as const) {
    await field(page).fill(typed);
    await field(page).press('Enter');
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suivant' })).toBeDisabled();
  }
  await field(page).fill(' ,5');
  await field(page).press('Enter');
  await expect(page.getByText('Choisissez aussi l’unité.')).toBeVisible();
});

test('a calculation and its correction have no fault that axe finds @phone', async ({ page, learner }) => {
  await giveSession(page, learner);
  await beginCalculations(page);
  expect(await axeFaults(page)).toEqual([]);
  await field(page).fill('abc');
  await field(page).press('Enter');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Terminer le quiz' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminer' }).click();
  await expect(page.getByRole('heading', { name: 'Résultats' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('a quiz of the skill has one calculation in five questions', async ({ page, learner }) => {
  await giveSession(page, learner);
  await page.goto('/quiz/9?questions=10&time=untimed');
  await expect(page.getByText('Question 1 sur 10')).toBeVisible();
  const kinds = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^revisoins-quiz:[^:]+:9$/.test(name)) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '').questions.map(({ kind }: { kind: string }) => kind);
  });
  expect(kinds.filter((kind: string) => kind === 'numeric')).toHaveLength(2);
});

/** Every template of the release, in its version. */
function readTemplates(): { id: string; version: number }[] {
  const folder = join(import.meta.dirname, '..', '..', 'content', 'calculations');
  return readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).templates,
  );
}

test('a template that was taken out is asked no more, before any release', async ({ page, learner }) => {
  await giveSession(page, learner);
  const voided = readTemplates()
    .filter(({ id }) => !id.endsWith('-02'))
    .map(({ id, version }) => ({ id, version }));
  await page.route('**/rpc/voided_versions', (route) => route.fulfill({ json: voided }));
  const calculations = await beginCalculations(page);
  expect(calculations).toHaveLength(5);
  expect(calculations.filter(({ template }) => !template.endsWith('-02'))).toEqual([]);
});

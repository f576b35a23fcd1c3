import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bankFile, type BankItem } from '@revisoins/assessment/bank';
import { apiClient, type Learner } from './support/learner.ts';
import { openDashboard } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const skills = join(import.meta.dirname, '..', '..', 'content', 'skills');
const readItems = (skill: string): BankItem[] =>
  bankFile.parse(JSON.parse(readFileSync(join(skills, `comp-${skill}.json`), 'utf8'))).items;
const isInPart2 = ({ blueprint }: BankItem) => blueprint?.competency === 'professional-conduct';

/** Saves a quiz of these items, of which every `wrongOutOf`th is answered wrongly. */
async function answer(learner: Learner, items: readonly BankItem[], wrongOutOf: number): Promise<void> {
  const client = apiClient();
  await client.auth.signInWithPassword(learner);
  const answers = items.map(({ id, version }, index) => ({
    item: id,
    version,
    choice: 'a',
    correct: (index + 1) % wrongOutOf !== 0,
  }));
  const { error } = await client.from('quiz_attempts').insert({
    id: randomUUID(),
    skill_title: 'Toutes les compétences',
    score: answers.filter(({ correct }) => correct).length,
    total_questions: answers.length,
    time_spent: 60,
    answers,
  });
  if (error) throw error;
}

test('chances of passing appear once there are enough first answers, with how they are computed', async ({
  page,
  learner,
}) => {
  const chances = page.getByRole('region', { name: 'Mes chances à l’examen' });
  const general = ['02', '04', '07', '09'].flatMap(readItems).filter((item) => !isInPart2(item));
  const conduct = ['01', '06'].flatMap(readItems).filter(isInPart2);

  await answer(learner, general.slice(0, 23), 4);
  await openDashboard(page, learner);
  await expect(chances.getByText(/^Pas encore assez de réponses.: 23 sur 60$/)).toBeVisible();
  await expect(chances.getByText(/^Pas encore assez de réponses.: 0 sur 20$/)).toBeVisible();

  await answer(learner, general.slice(23, 65), 4);
  await answer(learner, conduct, 1);
  await page.reload();
  const estimate = chances.locator('dd').first();
  await expect(estimate).toContainText(/chances sur 10 de réussir/);
  await expect(chances.getByText('Moins de 1 chance sur 10 de réussir, pour l’instant')).toBeVisible();
  const before = await estimate.textContent();

  // Repeated, now wrongly: the first answers are what counts.
  await answer(learner, general.slice(0, 50), 1);
  await page.reload();
  await expect(estimate).toHaveText(before ?? '');

  await chances.getByRole('link', { name: 'Comment on le calcule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comment on le calcule' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Partie [12]/ })).toHaveCount(2);
  await page.getByText('Les chiffres de la partie 1').click();
  await expect(page.getByRole('table', { name: /^Partie 1/ }).getByRole('row')).toHaveCount(11);
});

test.describe('without an answer of the server', () => {
  test.use({ expectedInConsole: /ERR_FAILED/ });

  test('unreadable answers are reported, and can be read again', async ({ page, learner }) => {
    await answer(
      learner,
      readItems('02')
        .filter((item) => !isInPart2(item))
        .slice(0, 1),
      2,
    );
    await openDashboard(page, learner);
    await page.route('**/rpc/study_items*', (route) => route.abort());
    await page.reload();
    const chances = page.getByRole('region', { name: 'Mes chances à l’examen' });
    await expect(chances.getByText('Vos réponses n’ont pas pu être lues', { exact: false })).toBeVisible();
    await page.unroute('**/rpc/study_items*');
    await chances.getByRole('button', { name: 'Réessayer' }).click();
    await expect(chances.getByText(/1 sur 60/)).toBeVisible();
  });
});

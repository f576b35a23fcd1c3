import { apiClient, type Learner } from './support/learner.ts';
import { giveSession, openDashboard } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const SKILL = 'Compétence 8 - Prévention des infections';
const DAY_MS = 86_400_000;

/** Saves quizzes on a skill, one a day until yesterday, and before them a session with its answer. */
async function saveAttempts({ email, password }: Learner, quizzes: number): Promise<void> {
  const client = apiClient();
  const { error: refused } = await client.auth.signInWithPassword({ email, password });
  if (refused) throw refused;
  const ended = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  const rows = Array.from({ length: quizzes }, (_, index) => ({
    id: crypto.randomUUID(),
    skill_title: SKILL,
    score: 4,
    total_questions: 5,
    time_spent: 60,
    completed_at: ended(index + 1),
    answers: [],
  }));
  const { data } = await client.rpc('draw_quiz_items', { skill_title: SKILL, question_count: 1 });
  const [item] = (data as { questions: { id: string; version: number; correctAnswer: number }[] }).questions;
  const session = {
    ...rows[0],
    id: crypto.randomUUID(),
    skill_title: 'Toutes les compétences',
    score: 0,
    total_questions: 1,
    completed_at: ended(quizzes + 1),
    answers: [
      {
        item: item?.id,
        version: item?.version,
        choice: 'abcd'[((item?.correctAnswer ?? 0) + 1) % 4],
        correct: false,
      },
    ],
  };
  const { error } = await client.from('quiz_attempts').insert([...rows, session]);
  if (error) throw error;
}

test('an attempt that is no longer among the recent ones is found again with its correction, and a report of its question is remembered @phone', async ({
  page,
  learner,
}) => {
  await saveAttempts(learner, 24);
  await openDashboard(page, learner);
  await page.getByRole('link', { name: 'Tous mes quiz (25)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tous mes quiz' })).toBeVisible();
  const reviews = page.getByRole('main').getByRole('link', { name: /^Revoir/ });
  await expect(reviews).toHaveCount(20);
  await page.getByRole('link', { name: 'Plus anciens' }).click();
  await expect(page.getByRole('heading', { name: 'Page 2 sur 2' })).toBeFocused();
  await expect(reviews).toHaveCount(5);
  const filter = page.getByLabel('Afficher');
  await filter.focus();
  await filter.selectOption({ label: 'Toutes les compétences (1)' });
  await expect(reviews).toHaveCount(1);
  await expect(filter).toBeFocused();
  await reviews.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Séance passée' })).toBeVisible();

  await page.getByRole('button', { name: 'Signaler cette question' }).click();
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  const thanks = page.getByRole('dialog', { name: 'Merci!' });
  await thanks.getByRole('button', { name: 'Fermer' }).last().click();
  const said = page.getByText('Vous avez signalé cette question', { exact: false });
  await expect(said).toBeFocused();
  await expect(page.getByRole('button', { name: 'Signaler cette question' })).toHaveCount(0);

  await page.goBack();
  await expect(filter).toHaveValue('sessions');
  await expect(reviews).toHaveCount(1);
});

test('a learner without attempts reads where they will be', async ({ page, learner }) => {
  await giveSession(page, learner);
  await page.goto('/attempts?of=mocks&page=3');
  await expect(page.getByText('Aucun quiz pour l’instant')).toBeVisible();
});

test.describe('without an answer of the server', () => {
  test.use({ expectedInConsole: /ERR_FAILED/ });

  test('unreadable attempts are reported, and can be read again', async ({ page, learner }) => {
    await saveAttempts(learner, 1);
    await giveSession(page, learner);
    await page.route('**/rest/v1/quiz_attempts*', (route) => route.abort());
    await page.goto('/attempts');
    await expect(page.getByText('Vos quiz ne se sont pas chargés')).toBeVisible();
    await page.unroute('**/rest/v1/quiz_attempts*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /^Revoir/ })).toHaveCount(2);
  });
});

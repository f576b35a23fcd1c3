import type { Page } from '@playwright/test';
import { apiClient, signIn, type Learner } from './learner.ts';
import { expect, test } from './test.ts';

/** The API as this learner. */
async function own({ email, password }: Learner) {
  const client = apiClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, id: data.user.id };
}

/** Saves a quiz of hers with these answers to questions of the bank, as a device would. */
async function saveAnswers(learner: Learner, answers: readonly boolean[]): Promise<string> {
  const { client } = await own(learner);
  const id = crypto.randomUUID();
  const { data: items } = await client.rpc('study_items');
  const ids = (items as { id: string }[]).slice(0, answers.length).map((item) => item.id);
  const { data: drawn } = await client.rpc('quiz_items', { ids });
  const { questions } = drawn as { questions: { id: string; version: number; correctAnswer: number }[] };
  const { error } = await client.from('quiz_attempts').insert({
    id,
    skill_title: 'Toutes les compétences',
    score: answers.filter(Boolean).length,
    total_questions: answers.length,
    time_spent: 60,
    answers: questions.map(({ id: item, version, correctAnswer }, index) => {
      const correct = answers[index] === true;
      return { item, version, choice: 'abcd'[correct ? correctAnswer : (correctAnswer + 1) % 4], correct };
    }),
  });
  if (error) throw error;
  return id;
}

async function savePlan(learner: Learner, plan: Readonly<Record<string, unknown>>): Promise<void> {
  const { client, id } = await own(learner);
  const { error } = await client.from('study_plans').upsert({ user_id: id, ...plan });
  if (error) throw error;
}

const offer = (page: Page) => page.getByRole('group', { name: /Quand est votre examen/ });

test('the date of the exam is asked for until it is answered or put off, and then never again @phone', async ({
  page,
  learner,
}) => {
  await signIn(page, learner);
  await offer(page).getByRole('button', { name: 'Plus tard' }).click();
  await expect(page.getByText(/Date d’examen\s: pas encore connue/)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/Date d’examen\s: pas encore connue/)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('more time in the plan is more time in a quiz, and not in one that is under way @phone', async ({
  page,
  learner,
}) => {
  await signIn(page, learner);
  await page.getByRole('button', { name: 'Mon examen' }).click();
  const plan = page.getByRole('dialog', { name: 'Mon examen' });
  await plan.getByLabel('Temps accordé aux examens').selectOption({ label: 'Temps majoré ×1,5' });
  await plan.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(plan).toBeHidden();

  await page.goto('/quiz-start/1?questions=5&time=timed');
  await expect(page.getByText(/^Temps majoré ×1,5|Temps majoré ×1,5, selon votre plan/)).toBeVisible();
  await expect(page.getByText('02:30', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Commencer le quiz' }).click();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  const deadline = () =>
    page.evaluate(() => {
      const [, stored] =
        Object.entries(localStorage).find(([name]) => /^revisoins-quiz:.*:1$/.test(name)) ?? [];
      const { startedAt, deadline: end } = JSON.parse(stored ?? '{}');
      return end - startedAt;
    });
  expect(await deadline()).toBe(150_000);

  await savePlan(learner, { time_factor: 1 });
  await page.reload();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  expect(await deadline()).toBe(150_000);
});

test('a day of thirty questions is two sessions, and says how far it is @phone', async ({
  page,
  learner,
}) => {
  await savePlan(learner, { minutes_a_day: 20 });
  await signIn(page, learner);
  const today = page.getByRole('region', { name: /^Aujourd’hui/ });
  await expect(today.getByText(/^30 questions de toutes les compétences/)).toBeVisible();
  await saveAnswers(
    learner,
    Array.from({ length: 20 }, () => true),
  );
  await page.reload();
  await expect(today.getByText(/20 questions faites sur 30/)).toBeVisible();
  await today.getByRole('link', { name: 'Encore 10 questions' }).click();
  await expect(page.getByText('Question 1 sur 10')).toBeVisible();
  await saveAnswers(learner, [true, true, true, true]);
  await page.goto('/dashboard');
  // Four fifths of thirty are answered; the session under way can still be gone on with.
  await expect(page.getByRole('link', { name: 'Continuer ma séance' })).toBeVisible();
  await expect(page.getByText(/^Cette semaine\s: 1 jour sur 6/)).toBeVisible();
});

test('on a day off, a short session is offered and nothing is asked for', async ({ page, learner }) => {
  await savePlan(learner, { days_off: [new Date().getDay()], minutes_a_day: 30 });
  await signIn(page, learner);
  await expect(page.getByRole('heading', { name: /^Aujourd’hui, c’est congé/ })).toBeVisible();
  await page.getByRole('link', { name: 'Une courte séance' }).click();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
});

test('an earlier quiz leads to its mistakes, and asks before it erases another session on mistakes', async ({
  page,
  learner,
}) => {
  const id = await saveAnswers(learner, [false, false, true, true, true]);
  await signIn(page, learner);
  await page.goto(`/results/${id}`);
  await page.getByRole('button', { name: 'Reprendre mes 2 erreurs' }).click();
  await expect(page.getByText('Question 1 sur 2')).toBeVisible();
  await page.getByRole('radio').first().check();

  await page.goto(`/results/${id}`);
  await page.getByRole('button', { name: 'Reprendre mes 2 erreurs' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Une reprise d’erreurs est déjà en cours');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await page.goto('/session?of=mistakes');
  await expect(page.getByRole('radio').first()).toBeChecked();

  await page.goto(`/results/${id}`);
  await page.getByRole('button', { name: 'Reprendre mes 2 erreurs' }).click();
  await question.getByRole('button', { name: 'Effacer et reprendre celles-ci' }).click();
  await expect(page.getByText('Question 1 sur 2')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

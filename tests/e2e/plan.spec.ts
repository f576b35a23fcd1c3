import type { Page } from '@playwright/test';
import { apiClient, type Learner } from './support/learner.ts';
import { mailedLink } from './support/mailbox.ts';
import { giveSession, openDashboard } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

/** The API as this learner. */
async function own({ email, password }: Learner) {
  const client = apiClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, id: data.user.id };
}

/** Saves a quiz of hers with these answers to questions of the bank, as a device would. */
async function saveAnswers(learner: Learner, answers: readonly boolean[], daysAgo = 0): Promise<string> {
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
    completed_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
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

test('the plan asks for the exam date until it is given or postponed, and then never again @phone', async ({
  page,
  learner,
}) => {
  await openDashboard(page, learner);
  await offer(page).getByRole('button', { name: 'Plus tard' }).click();
  await expect(page.getByText(/Date d’examen\s: pas encore connue/)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mon examen' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/Date d’examen\s: pas encore connue/)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('more time in the plan means more time in a new quiz, but not in a quiz under way', async ({
  page,
  learner,
}) => {
  await openDashboard(page, learner);
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

test('a day of thirty questions has two sessions, and shows its progress', async ({ page, learner }) => {
  await savePlan(learner, { minutes_a_day: 20 });
  await openDashboard(page, learner);
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

test('a plan that asks for more takes no day away, and the card says what a streak forgives', async ({
  page,
  learner,
}) => {
  await savePlan(learner, { minutes_a_day: 60 });
  for (const daysAgo of [0, 1, 2]) await saveAnswers(learner, [true, true, true, true, true], daysAgo);
  await openDashboard(page, learner);
  // The number of days depends on how many of the three are of this week.
  const days = /^Cette semaine\s: [123] jours? sur 6 · Série\s: 3 jours\. Les jours de congé/;
  await expect(page.getByText(days)).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch|ChunkLoadError/ });

  test('a session that ends says what it gave as soon as the connection is back', async ({
    page,
    context,
    learner,
  }) => {
    await giveSession(page, learner);
    await page.goto('/session?questions=5');
    await expect(page.getByText('Question 1 sur 5')).toBeVisible();
    // Another page, which has not read her answers yet.
    await page.reload();
    for (let number = 1; number <= 5; number += 1) {
      await expect(page.getByText(`Question ${number} sur 5`)).toBeVisible();
      await page.getByRole('radio').first().check();
      if (number === 5) await context.setOffline(true);
      await page.getByRole('button', { name: number === 5 ? 'Terminer' : 'Suivant', exact: true }).click();
    }
    await expect(page.getByText(/s’affichera ici dès que la connexion reviendra/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('5 questions vues pour la première fois')).toBeVisible();
  });
});

test('on a day off, a short session is offered and none is required', async ({ page, learner }) => {
  // The day of the browser, whose time zone is not that of the machine.
  const today = await page.evaluate(() => new Date().getDay());
  await savePlan(learner, { days_off: [today], minutes_a_day: 30 });
  await openDashboard(page, learner);
  await expect(page.getByRole('heading', { name: /^Aujourd’hui, c’est congé/ })).toBeVisible();
  await page.getByRole('link', { name: 'Une courte séance' }).click();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
});

test('an earlier quiz leads to its mistakes, and asks before it erases another session on mistakes', async ({
  page,
  learner,
}) => {
  const id = await saveAnswers(learner, [false, false, true, true, true]);
  await giveSession(page, learner);
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

/** Quebec's hour. */
const quebecHour = () =>
  Number(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Toronto',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(),
  );

test('a reminder is sent by e-mail to learners who asked for it, and its link stops them without signing in', async ({
  page,
  learner,
}) => {
  // Mails leave each minute.
  await openDashboard(page, learner);
  await page.getByRole('button', { name: 'Mon examen' }).click();
  const plan = page.getByRole('dialog', { name: 'Mon examen' });
  await expect(plan.getByLabel('Heure du rappel')).toHaveCount(0);
  await plan.getByLabel('Me rappeler ma séance par courriel').check();
  await expect(plan.getByLabel('Heure du rappel')).toHaveValue('18');
  await plan.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(plan).toBeHidden();
  const { client } = await own(learner);
  const hour = async () => (await client.from('study_plans').select('reminder_hour')).data;
  expect(await hour()).toEqual([{ reminder_hour: 18 }]);

  let chosen = Number.NaN;
  const reminded = async () => {
    // The hour may end meanwhile.
    chosen = quebecHour();
    await savePlan(learner, { reminder_hour: chosen });
    return mailedLink(learner.email, '/reminders/stop');
  };
  await expect.poll(reminded, { timeout: 150_000, intervals: [5_000] }).toBeTruthy();
  const link = (await mailedLink(learner.email, '/reminders/stop')) ?? '';
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Arrêter les rappels par courriel' })).toBeVisible();
  expect(await hour()).toEqual([{ reminder_hour: chosen }]);
  await page.getByRole('button', { name: 'Ne plus recevoir de rappels' }).click();
  await expect(page.getByRole('heading', { name: 'Les rappels sont arrêtés' })).toBeVisible();
  expect(await hour()).toEqual([{ reminder_hour: null }]);
});

test('an invalid link to stop reminders is reported', async ({ page }) => {
  await page.goto(`/reminders/stop?token=${crypto.randomUUID()}`);
  await page.getByRole('button', { name: 'Ne plus recevoir de rappels' }).click();
  await expect(page.getByRole('heading', { name: 'Ce lien n’arrête aucun rappel' })).toBeVisible();
});

test('a planned day without an answer has one reminder among the notifications', async ({
  page,
  learner,
}) => {
  await savePlan(learner, { days_off: [] });
  await giveSession(page, learner);
  await page.goto('/notifications');
  const reminder = page.getByRole('heading', { name: 'Votre séance d’aujourd’hui vous attend' });
  await expect(reminder).toHaveCount(1);
  await page.evaluate(() =>
    Object.keys(localStorage).forEach(
      (key) => key.startsWith('revisoins-reminded') && localStorage.removeItem(key),
    ),
  );
  await page.reload();
  await expect(reminder).toHaveCount(1);
});

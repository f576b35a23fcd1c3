import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { apiClient, type Learner } from './support/learner.ts';
import { giveSession } from './support/signed-in.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const skill_title = 'Compétence 8 - Prévention des infections';
const reason = 'Deux réponses étaient justes selon le guide en vigueur.';

/** Adds a question that no other learner is given, and returns its id. */
async function addItem(hash: string): Promise<string> {
  const operator = createClient(site.api, site.secretKey, { auth: { persistSession: false } });
  const id = `ai-${randomUUID()}`;
  const option = (text: string) => ({ text, rationale: 'Une raison.' });
  const fr = {
    stem: 'Quelle réponse était fausse?',
    explanation: 'Une explication.',
    options: { a: option('Celle-ci'), b: option('Celle-là'), c: option('Une autre'), d: option('Aucune') },
  };
  const items = [{ id, difficulty: 'easy', key: 'a', fr, hash }];
  const { error } = await operator.rpc('store_generated_items', { skill_title, items });
  if (error) throw error;
  return id;
}

/** The learner has taken a quiz on that item and on one of the bank, and has reported the first. */
async function takeQuiz({ email, password }: Learner, item: string, hash: string): Promise<string> {
  const client = apiClient();
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  const { data } = await client.rpc('quiz_items', { ids: ['c08-003'] });
  const [other] = (data as { questions: { id: string; version: number }[] }).questions;
  const id = randomUUID();
  const answer = { choice: 'a', correct: true };
  const saved = await client.from('quiz_attempts').insert({
    id,
    skill_title,
    score: 2,
    total_questions: 2,
    time_spent: 60,
    answers: [
      { item, version: 1, ...answer },
      { item: other?.id, version: other?.version, ...answer },
    ],
  });
  if (saved.error) throw saved.error;
  const reported = await client
    .from('question_reports')
    .insert({ skill_title, question_hash: hash, question_text: 'Quelle réponse était fausse?' });
  if (reported.error) throw reported.error;
  return id;
}

function voidItem(id: string): string {
  const words = ['void', id, '--yes', '--api-url', site.api, '--reason-fr', reason];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../tools/content/main.ts'), ...words, '--reason-en', 'Two were right.'],
    { encoding: 'utf8', env: { ...process.env, SECRET_KEY: site.secretKey } },
  );
  return stdout + stderr;
}

test('a question that is taken out leaves the learner’s result once, and she reads why', async ({
  page,
  learner,
}) => {
  const hash = randomUUID().slice(0, 16);
  const item = await addItem(hash);
  const quiz = await takeQuiz(learner, item, hash);
  await giveSession(page, learner);
  await page.goto(`/results/${quiz}`);
  await expect(page.getByText('2 bonnes réponses sur 2')).toBeVisible();
  // In a right answer's correction, which is folded.
  await expect(page.getByText('une personne de l’équipe la relira')).toBeAttached();

  expect(voidItem(item)).toContain('Results that changed: 1; learners who were notified: 1');
  await page.reload();
  await expect(page.getByText('1 bonne réponse sur 1')).toBeVisible();
  const gone = page.getByRole('region', { name: 'Ne compte plus dans ce résultat' });
  await expect(gone.getByText('Question 2 · Retirée')).toBeVisible();
  await expect(gone.getByText(reason, { exact: false })).toBeVisible();
  await expect(
    gone.getByText('Vous avez signalé cette question\u00a0: elle n’est plus posée.'),
  ).toBeVisible();
  await expect(gone.getByRole('button', { name: 'Signaler cette question' })).toHaveCount(0);

  expect(voidItem(item)).toContain('nothing was changed');
  await page.goto('/notifications');
  await expect(page.getByText('Une question a été retirée de vos résultats')).toHaveCount(1);
  await expect(page.getByText('1/1 au lieu de 2/2', { exact: false })).toHaveCount(1);
  const reports = page.getByRole('region', { name: 'Mes signalements' });
  await expect(reports.getByText('Retirée', { exact: true })).toBeVisible();
  await expect(reports.getByText(reason, { exact: false })).toBeVisible();
});

test('a result that is shown again says that a question of it was taken out since', async ({
  page,
  learner,
}) => {
  await giveSession(page, learner);
  await page.goto('/quiz-start/8');
  await page.getByLabel('5 questions', { exact: true }).check();
  await page.getByRole('link', { name: 'Commencer le quiz' }).click();
  for (let number = 1; number <= 5; number++) {
    await expect(page.getByText(`Question ${number} sur 5`)).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Résultats' })).toBeVisible();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: 'Voir le résultat qui compte' });

  await page.reload();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);

  const [{ id, version }] = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('revisoins-quiz-result') ?? '').questions,
  );
  await page.route('**/rpc/voided_versions', (route) => route.fulfill({ json: [{ id, version }] }));
  await page.reload();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz passé' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe-faults.ts';
import { apiClient } from './support/learner.ts';
import { giveSession } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

interface StoredQuestion {
  readonly kind: 'choice' | 'numeric';
  readonly correctAnswer: number;
  readonly rationales: readonly string[];
  readonly steps: readonly string[];
}

/** The quiz on this device. */
const readQuiz = (page: Page): Promise<{ questions: StoredQuestion[]; answers: unknown[] }> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^revisoins-quiz:[^:]+:9$/.test(name)) ?? '';
    const read = (name: string) => JSON.parse(localStorage.getItem(name) ?? '{}');
    return { ...read(key), ...read(`${key}:moves`) };
  });

const verdict = (page: Page) => page.getByRole('heading', { level: 2, name: /^Question \d · / });

// Nothing fades while colours are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('training corrects each answer at once and finally, and its result counts', async ({
  page,
  context,
  learner,
}) => {
  await giveSession(page, learner);
  await page.goto('/quiz-start/9');
  await page.getByLabel('5 questions', { exact: true }).check();
  await page.getByRole('radio', { name: /^Entraînement/ }).check();
  await page.getByRole('link', { name: 'Commencer le quiz' }).click();
  await expect(page).toHaveURL(/questions=5&time=untimed&mode=training$/);
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  const { questions } = await readQuiz(page);
  const firstChoice = questions.findIndex(({ kind }) => kind === 'choice');

  for (const [index, question] of questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} sur 5`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Vérifier' })).toBeDisabled();
    if (question.kind === 'numeric') {
      await page.getByRole('textbox', { name: 'Votre réponse' }).fill('987654');
      await page.getByRole('radio').first().check();
    } else {
      // The first is missed, the others are right.
      const chosen = (question.correctAnswer + Number(index === firstChoice)) % 4;
      await page.keyboard.press('abcd'[chosen] ?? '');
    }
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toBeFocused();
    const reasons = question.kind === 'numeric' ? question.steps : question.rationales;
    for (const reason of reasons) await expect(page.getByText(reason, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);

    if (index === firstChoice) {
      await expect(verdict(page)).toContainText('Erreur');
      expect(await axeFaults(page)).toEqual([]);
      const { answers } = await readQuiz(page);
      await page.reload();
      const other = await context.newPage();
      await other.goto(page.url());
      for (const tab of [page, other]) {
        await expect(verdict(tab)).toContainText('Erreur');
        await tab.keyboard.press('abcd'[question.correctAnswer] ?? '');
        await tab.keyboard.press('Delete');
      }
      await other.close();
      expect((await readQuiz(page)).answers).toEqual(answers);
    }
    if (index < 4) await page.getByRole('button', { name: 'Question suivante' }).click();
  }
  await page.getByRole('button', { name: 'Terminer', exact: true }).click();

  const score = questions.filter(({ kind }) => kind === 'choice').length - 1;
  await expect(page.getByText(new RegExp(`^${score} bonnes? réponses? sur 5$`))).toBeVisible();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  const client = apiClient();
  await client.auth.signInWithPassword(learner);
  const { data } = await client.from('quiz_attempts').select('score, total_questions, skill_title');
  expect(data).toEqual([{ score, total_questions: 5, skill_title: 'Compétence 9 - Pharmacothérapie' }]);
});

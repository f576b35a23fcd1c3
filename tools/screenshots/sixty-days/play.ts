import type { Page } from '@playwright/test';
import * as z from 'zod';
import type { SimulatedLearner } from './learner.ts';

const choice = z.object({ kind: z.literal('choice'), id: z.string(), correctAnswer: z.int() });
const calculation = z.object({
  kind: z.literal('numeric'),
  template: z.string(),
  value: z.number(),
  unit: z.string(),
  units: z.array(z.string()),
});
const storedQuiz = z.object({ questions: z.array(z.discriminatedUnion('kind', [choice, calculation])) });

type Question = z.infer<typeof storedQuiz>['questions'][number];

/** The questions of the quiz whose address this page has, as the device keeps them. */
async function readQuestions(page: Page) {
  const key = new URL(page.url()).pathname === '/session' ? '0' : /\/quiz\/(\d+)/.exec(page.url())?.[1];
  const stored = await page.evaluate(
    (end) =>
      Object.entries(localStorage).find(
        ([name]) => name.startsWith('revisoins-quiz:') && name.endsWith(end),
      )?.[1],
    `:${key}`,
  );
  return storedQuiz.parse(JSON.parse(stored ?? '{}')).questions;
}

async function answer(page: Page, question: Question, isRight: boolean): Promise<void> {
  if (question.kind === 'choice') {
    const { correctAnswer } = question;
    await page
      .getByRole('radio')
      .nth(isRight ? correctAnswer : (correctAnswer + 1) % 4)
      .check();
    return;
  }
  const { value, unit, units } = question;
  // As a person types it: without the digits by which a float misses.
  const typed = Number((isRight ? value : 10 * value).toPrecision(8));
  await page.getByRole('textbox').first().fill(String(typed).replace('.', ','));
  await page.getByRole('radio').nth(units.indexOf(unit)).check();
}

/** Answers the quiz that the page shows with what this learner knows. */
export async function playQuiz(page: Page, learner: SimulatedLearner, day: number): Promise<number> {
  await page.getByRole('radio').first().waitFor();
  const questions = await readQuestions(page);
  for (const [index, question] of questions.entries()) {
    await page.getByText(`Question ${index + 1} sur ${questions.length}`).waitFor();
    const item = question.kind === 'choice' ? question.id : question.template;
    await answer(page, question, learner.answers(item, day));
    const next = index === questions.length - 1 ? 'Terminer' : 'Suivant';
    await page.getByRole('button', { name: next, exact: true }).click();
  }
  await page.waitForURL('**/results');
  await page.getByText(/^(Quiz enregistré|Séance enregistrée)$/).waitFor();
  // What the results still ask for must not meet a clock that has moved on.
  await page.waitForLoadState('networkidle');
  return questions.length;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bankFile, type BankItem } from '@revisoins/assessment/bank';
import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe-faults.ts';
import { giveSession } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const content = join(import.meta.dirname, '..', '..', 'content');
const readItems = (file: string): BankItem[] =>
  bankFile.parse(JSON.parse(readFileSync(join(content, file), 'utf8'))).items;

test.use({ viewport: { width: 390, height: 844 } });

/** The table of the question on screen is read before its answers, names its cells, and widens nothing. */
async function expectReadable(page: Page, { caption, columns, rows }: NonNullable<BankItem['fr']['table']>) {
  const table = page.getByRole('table', { name: caption });
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveText(columns);
  await expect(table.getByRole('rowheader')).toHaveText(rows.map(([head = '']) => head));
  await expect(table.getByRole('cell')).toHaveText(rows.flatMap(([, ...cells]) => cells));
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(caption);
  const isFirst = await table.evaluate((element) => {
    const answers = document.querySelector('[role="radiogroup"]');
    return answers !== null && (element.compareDocumentPosition(answers) & 4) === 4;
  });
  expect(isFirst).toBe(true);
  for (const size of ['100%', '200%']) {
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
    // The page is as wide as it is without the table.
    const place = table.locator('..');
    const [withTable, without] = await place.evaluate((box) => {
      const width = () => document.documentElement.scrollWidth;
      const whole = width();
      box.style.display = 'none';
      const bare = width();
      box.style.display = '';
      return [whole, bare];
    });
    expect(withTable).toBe(without);
    // What scrolls can be reached with the keyboard, and only that.
    await expect
      .poll(() =>
        place.evaluate(
          ({ scrollWidth, clientWidth, tabIndex }) => scrollWidth > clientWidth === (tabIndex === 0),
        ),
      )
      .toBe(true);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

test('a table in a quiz is read before its answers, in the question and in its correction', async ({
  page,
  learner,
}) => {
  const tables = readItems('skills/comp-12.json').flatMap(({ fr }) => (fr.table ? [fr.table] : []));
  await giveSession(page, learner);
  await page.goto('/quiz/12?questions=20');
  const read: string[] = [];
  for (let number = 1; number <= 20; number += 1) {
    await expect(page.getByText(`Question ${number} sur 20`)).toBeVisible();
    for (const caption of await page.getByRole('caption').allTextContents()) {
      const table = tables.find((one) => one.caption === caption);
      if (!table) throw new Error(`no table of the bank has the caption ${caption}`);
      await expectReadable(page, table);
      if (read.length === 0) expect(await axeFaults(page)).toEqual([]);
      read.push(caption);
    }
    await page.getByRole('radio').first().check();
    const way = number < 20 ? 'Suivant' : 'Terminer';
    await page.getByRole('button', { name: way, exact: true }).click();
  }
  expect(read.length).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: 'Résultats' })).toBeVisible();
  await expect(page.locator('details').first()).toBeVisible();
  await page.evaluate(() => {
    for (const question of document.querySelectorAll('details')) question.open = true;
  });
  for (const caption of read) await expect(page.getByRole('table', { name: caption })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFaults(page)).toEqual([]);
});

test('a table of the exam is read before its answers', async ({ page, learner }) => {
  const { fr, en } = readItems('exam/urgences-et-reanimation.json').find(({ id }) => id === 'urg-022')!;
  const wording = ({ stem, table, options }: BankItem['fr']) => ({
    question: stem,
    table,
    options: Object.values(options).map(({ text }) => text),
  });
  // The paper is drawn by chance: its first question becomes one with a table.
  await page.route('**/rpc/start_exam', async (route) => {
    const response = await route.fetch();
    const paper = (await response.json()) as { questions: object[] };
    Object.assign(paper.questions[0]!, wording(fr), { en: wording(en) });
    await route.fulfill({ response, json: paper });
  });
  await giveSession(page, learner);
  await page.goto('/exam-simulation');
  await page.getByLabel('Code d’accès').fill('DEMO-EXAMEN-2026');
  await page.getByRole('button', { name: 'Accéder à la simulation' }).click();
  await page.getByRole('button', { name: 'Commencer l’examen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.stem);
  await expectReadable(page, fr.table!);
  expect(await axeFaults(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  expect(await axeFaults(page)).toEqual([]);
});

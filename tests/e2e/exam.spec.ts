import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { examRules } from '@revisoins/assessment';
import { bankFile } from '@revisoins/assessment/bank';
import type { Page } from '@playwright/test';
import type { Learner } from './support/learner.ts';
import { giveSession } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

/** The code of the demonstration cohort, which only the embedded stack has. */
const CODE = 'DEMO-EXAMEN-2026';
const bank = join(import.meta.dirname, '..', '..', 'content', 'exam');

/** Every explanation and rationale of the exam bank, in both languages. */
async function correctionTexts(): Promise<string[]> {
  const names = await readdir(bank);
  const files = await Promise.all(names.map((name) => readFile(join(bank, name), 'utf8')));
  return files
    .flatMap((text) => bankFile.parse(JSON.parse(text)).items)
    .flatMap(({ fr, en }) => [fr, en])
    .flatMap(({ explanation, options }) => [
      explanation,
      ...Object.values(options).map(({ rationale }) => rationale),
    ])
    .filter((text) => text.length > 25);
}

/** Everything that the site serves publicly: scripts, texts, pages. */
async function publishedFiles(): Promise<string[]> {
  const served = new Set(['.js', '.json', '.html', '.css', '.map']);
  const files = await readdir(process.env.SITE_FOLDER ?? '', { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && served.has(extname(file.name)));
  return Promise.all(texts.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')));
}

/** Every body that the page receives from now on, with text inside JSON decoded. */
function listen(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  return async () => (await Promise.all(bodies)).map((body) => body.replaceAll('\\"', '"')).join('\n');
}

async function enter(page: Page, learner: Learner): Promise<void> {
  await unlock(page, learner);
  await page.getByRole('button', { name: 'Commencer l’examen' }).click();
  await expect(page.getByText('Question 1 sur 20')).toBeVisible();
}

/** From the access code to the settings. */
async function unlock(page: Page, learner: Learner): Promise<void> {
  await giveSession(page, learner);
  await page.goto('/exam-simulation');
  await page.getByLabel('Code d’accès').fill(CODE);
  await page.getByRole('button', { name: 'Accéder à la simulation' }).click();
  await expect(page.getByRole('button', { name: 'Commencer l’examen' })).toBeVisible();
}

async function answerUpTo(page: Page, last: number, from = 1): Promise<void> {
  for (let number = from; number <= last; number += 1) {
    await expect(page.getByText(`Question ${number} sur 20`)).toBeVisible();
    await page.keyboard.press('abcd'[number % 4] ?? 'a');
    if (number < 20) await page.keyboard.press('Enter');
  }
}

async function handIn(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminer l’examen' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Résultats de l’examen' })).toBeVisible();
}

async function secondsLeft(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d+)/.exec(await page.getByRole('timer').innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test.describe('an exam', () => {
  test('is sat by keyboard alone, and nothing that helps to answer arrives before its end', async ({
    page,
    learner,
  }) => {
    const heard = listen(page);
    const secrets = await correctionTexts();
    expect(secrets.length).toBeGreaterThan(300);
    await enter(page, learner);
    await answerUpTo(page, 20);
    await expect(page.getByText('Tout est enregistré')).toBeVisible();
    const before = await heard();
    expect(before).toContain('lastSequence');
    expect(secrets.filter((secret) => before.includes(secret))).toEqual([]);
    const published = (await publishedFiles()).join('\n');
    expect(published).toContain('save_exam_answer');
    expect(secrets.filter((secret) => published.includes(secret.slice(0, 40)))).toEqual([]);

    await handIn(page);
    await expect(page.getByText('Examen enregistré')).toBeVisible();
    await expect(page.getByText(/La correction s’ouvre à/)).toBeVisible();
    await expect(page.getByText(/Lisez la correction|vos trois domaines|vos domaines faibles/)).toHaveCount(
      0,
    );
    const waiting = await heard();
    expect(secrets.filter((secret) => waiting.includes(secret))).toEqual([]);
  });

  test.describe('without a connection', () => {
    test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ });

    test('from question 5 to 12 loses nothing and keeps its deadline over a reload', async ({
      page,
      context,
      learner,
    }) => {
      await enter(page, learner);
      await answerUpTo(page, 4);
      await expect(page.getByText('Tout est enregistré')).toBeVisible();
      await context.setOffline(true);
      await answerUpTo(page, 12, 5);
      await expect(page.getByText(/Hors ligne\s: 8 réponses/)).toBeVisible();
      await expect(
        page.getByRole('button', { name: /^Question 12.*sur cet appareil seulement/ }),
      ).toBeAttached();
      await context.setOffline(false);
      await expect(page.getByText('Tout est enregistré')).toBeVisible();
      const before = await secondsLeft(page);
      await page.reload();
      await expect(page.getByText('Réponses : 12/20')).toBeVisible();
      await expect(page.getByText('Question 13 sur 20')).toBeVisible();
      const gone = before - (await secondsLeft(page));
      expect(gone).toBeGreaterThanOrEqual(0);
      expect(gone).toBeLessThan(600);
    });
  });

  test('does not follow a device clock that is moved by an hour', async ({ page, learner }) => {
    await enter(page, learner);
    const moved = () => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 3_600_000;
    };
    await page.evaluate(moved);
    await page.waitForTimeout(1500);
    expect(await secondsLeft(page)).toBeGreaterThan(900);
    await page.addInitScript(moved);
    await page.reload();
    await expect(page.getByText('Question 1 sur 20')).toBeVisible();
    await expect.poll(() => secondsLeft(page)).toBeGreaterThan(900);
  });

  test('continues with the same answers on another device', async ({ page, browser, learner }) => {
    await enter(page, learner);
    await answerUpTo(page, 3);
    await expect(page.getByText('Tout est enregistré')).toBeVisible();
    const other = await browser.newPage();
    await giveSession(other, learner);
    await other.goto('/exam-simulation');
    await other.getByRole('link', { name: 'Reprendre l’examen' }).click();
    await expect(other.getByText('Réponses : 3/20')).toBeVisible();
    await other.close();
  });

  test('moves nothing on the screen when its last minute begins @phone', async ({ page, learner }) => {
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, [role=timer], [role=radio], nav')].map(
          (element) => element.getBoundingClientRect().top,
        ),
      );
    await page.route('**/rpc/start_exam', async (route) => {
      const response = await route.fetch();
      const paper = (await response.json()) as { now: number };
      await route.fulfill({ response, json: { ...paper, deadline: paper.now + 600_000 } });
    });
    await page.clock.install();
    await enter(page, learner);
    const badge = page.getByText('Temps presque écoulé!');
    await expect(badge).toBeHidden();
    const before = await places();
    await page.clock.fastForward(541_000);
    await expect(badge).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test('announces at its end that it is saved, beside the result and not over it @phone', async ({
    page,
    learner,
  }) => {
    await enter(page, learner);
    await page.keyboard.press('a');
    const opener = page.getByRole('button', { name: /^Questions/ });
    if (await opener.isVisible()) await opener.click();
    await page.getByRole('button', { name: 'Terminer l’examen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Terminer l’examen' }).press('Enter');
    await expect(page.getByText('Examen enregistré')).toBeVisible();
    const message = page.locator('[data-toasts]');
    for (const part of [
      page.getByRole('heading', { level: 2, name: 'À améliorer' }),
      page.getByText(/^[05]\s%$/).first(),
    ])
      await expect
        .poll(async () => {
          const [over, under] = [await message.boundingBox(), await part.boundingBox()];
          if (!over || !under) return 'one is not there';
          return over.y + over.height <= under.y || under.y + under.height <= over.y;
        })
        .toBe(true);
  });

  test('keeps what is typed while a code is refused', async ({ page, learner }) => {
    await giveSession(page, learner);
    await page.goto('/exam-simulation?questions=40&time=30');
    const code = page.getByLabel('Code d’accès');
    await expect(code).toBeVisible();
    // Settings that are not shown are not mentioned.
    await expect(page.getByText('Un lien a choisi ces réglages')).toHaveCount(0);
    const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
    await page.route('**/rpc/unlock_exam', async (route) => {
      await isTyped;
      await route.continue();
    });
    await code.fill('FAUX-CODE');
    await page.getByRole('button', { name: 'Accéder à la simulation' }).click();
    await code.fill('DEMO-');
    typed();
    await expect(page.getByText('Code incorrect')).toBeVisible();
    await expect(code).toHaveValue('DEMO-');
  });

  test('is started by its button and by no address', async ({ page, learner }) => {
    await unlock(page, learner);
    const started: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/start_exam')) started.push(request.url());
    });
    await page.goto('/exam-quiz?questions=40&time=60');
    await expect(page.getByText('Un lien a choisi ces réglages, rien n’a commencé')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^40.questions/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: '60 minutes', exact: true })).toBeChecked();
    await page.goto('/exam-quiz?questions=33&time=7');
    await expect(
      page.getByText(/Le lien demande un examen qui n’existe pas.*30.questions en 30.minutes/),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Le lien demande un examen qui n’existe pas/)).toBeVisible();
    expect(started).toEqual([]);
    await page.getByRole('button', { name: 'Commencer l’examen' }).click();
    await expect(page.getByText('Question 1 sur 30')).toBeVisible();
    // The same address leads to the exam under way, whatever settings it has.
    await page.goto('/exam-quiz?questions=20&time=45');
    await expect(page.getByText('Question 1 sur 30')).toBeVisible();
    expect(started).toHaveLength(1);
  });

  test.describe('whose beginning is not answered', () => {
    test.use({ expectedInConsole: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

    test('is asked for again and opens', async ({ page, learner }) => {
      await unlock(page, learner);
      await page.route(
        '**/rpc/start_exam',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await page.getByRole('button', { name: 'Commencer l’examen' }).click();
      await expect(page.getByText('Question 1 sur 20')).toBeVisible();
    });

    test('is never reported as not started, and shows once the connection is back', async ({
      page,
      learner,
    }) => {
      await unlock(page, learner);
      await page.route('**/rpc/start_exam', async (route) => {
        await route.fetch().catch(() => null);
        await route.abort();
      });
      await page.getByRole('button', { name: 'Commencer l’examen' }).click();
      await expect(page.getByText('On ne sait pas encore si l’examen a commencé')).toBeVisible();
      await expect(page.getByText(/n’a pas commencé/)).toBeHidden();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByRole('link', { name: 'Reprendre l’examen' }).click();
      await expect(page.getByText('Question 1 sur 20')).toBeVisible();
    });
  });

  test.describe('whose time runs out without a connection', () => {
    test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ });

    test('shows until when the answers count, and delivers them when the browser is opened again', async ({
      page,
      context,
      learner,
    }) => {
      await page.route('**/rpc/start_exam', async (route) => {
        const response = await route.fetch();
        const paper = (await response.json()) as { now: number };
        await route.fulfill({ response, json: { ...paper, deadline: paper.now + 12_000 } });
      });
      await enter(page, learner);
      await answerUpTo(page, 2);
      await expect(page.getByText('Tout est enregistré')).toBeVisible();
      await context.setOffline(true);
      await answerUpTo(page, 5, 3);
      await expect(
        page.getByText(/3.réponses attendent la connexion. Elles comptent si elles arrivent avant \d+.h.\d+/),
      ).toBeVisible();
      const opened = page.url();
      await page.goto('about:blank');
      await context.setOffline(false);
      await page.goto(opened);
      await expect(page.getByRole('heading', { level: 1, name: 'Résultats de l’examen' })).toBeVisible();
      await expect(page.getByText('Sans réponse', { exact: true }).locator(':scope + p')).toHaveText('15');
    });
  });

  test.describe('and its correction', () => {
    // A refusal of the server.
    test.use({ expectedInConsole: /status of 409/ });

    test('opens for what was answered, and not while another one runs', async ({ page, learner }) => {
      const heard = listen(page);
      const secrets = await correctionTexts();
      await enter(page, learner);
      await answerUpTo(page, 1);
      await expect(page.getByText('Tout est enregistré')).toBeVisible();
      await page.getByRole('button', { name: /^Question 20/ }).click();
      await page.keyboard.press('a');
      await page.getByRole('button', { name: 'Terminer l’examen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Terminer l’examen' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Résultats de l’examen' })).toBeVisible();
      await expect(page.getByText('Correction fermée')).toHaveCount(18, {
        timeout: 12 * examRules.secondsPerAnswer * 1000,
      });
      await expect(
        page
          .getByRole('list', { name: /^Quiz qui préparent au domaine / })
          .first()
          .getByRole('link')
          .first(),
      ).toHaveAttribute('href', /\/quiz-start\/\d+$/);
      const after = await heard();
      expect(secrets.filter((secret) => after.includes(secret)).length).toBeGreaterThanOrEqual(5 * 2);
      const results = page.url();
      await page.goto('/exam-simulation');
      await page.getByRole('button', { name: 'Commencer l’examen' }).click();
      await expect(page.getByText('Question 1 sur 20')).toBeVisible();
      await page.goto(results);
      await expect(page.getByText('Vos corrections sont fermées pendant un examen')).toBeVisible();
    });
  });
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { DAY_MS } from '@revisoins/contracts';
import type { RunningSite } from '@revisoins/start/start-site';
import { createSimulatedLearner } from './learner.ts';
import { moveClock, moveDeviceClock } from './move-clock.ts';
import { playQuiz } from './play.ts';
import { register } from './register.ts';
import { applyLook } from '../take.ts';
import { withSite } from '../with-site.ts';

const DAYS = 60;
const TIME_ZONE = 'America/Toronto';
/** The days on which pictures of the dashboard are taken, before and after the session. */
const looks = [1, 10, 30, 60];
/** A week in which she does nothing: plans must survive that. */
const isAway = (day: number) => day >= 20 && day < 26;
const MINUTES_A_DAY = 10;
/** Nobody waits for the pictures: a busy machine may take its time. */
const LONGEST_WAIT_MS = 5 * 60_000;
const isDayOff = () =>
  new Date().toLocaleDateString('en-CA', { weekday: 'long', timeZone: TIME_ZONE }) === 'Sunday';

const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };

/** The introduction, its quiz of five, and the question for the date of the exam. */
async function begin(page: Page, answer: () => Promise<unknown>): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (let step = 1; step < 5; step += 1) await dialog.getByRole('button', { name: 'Suivant' }).click();
  await dialog.getByRole('button', { name: 'Répondre à cinq questions' }).click();
  await answer();
  await page.goto(new URL('/dashboard', page.url()).href);
  await page.getByRole('button', { name: 'Mon examen' }).click();
  const exam = new Date(Date.now() + (DAYS + 30) * DAY_MS);
  await dialog.getByLabel('Date de l’examen').fill(exam.toISOString().slice(0, 10));
  await dialog.getByLabel('Temps par jour').selectOption(String(MINUTES_A_DAY));
  await dialog.getByLabel('Dimanche').check();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Pictures of the dashboard on both sizes of screen. */
async function look(page: Page, folder: string, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.goto(new URL('/dashboard', page.url()).href);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: true });
  }
}

/**
 * How the last day's screens are shown: in a language and theme each that the pictures of the dashboard lack.
 */
const dresses = [
  { language: 'fr', theme: 'dark' },
  { language: 'en', theme: 'light' },
] as const;

/** The screens of her plan. */
async function lookAround(page: Page, folder: string): Promise<void> {
  const screens = {
    dashboard: '/dashboard',
    mistakes: '/mistakes',
    session: '/session',
    readiness: '/readiness',
    exam: '/exam-simulation',
  };
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(new URL(address, page.url()).href);
    for (const { language, theme } of dresses) {
      await applyLook(page, { language, theme });
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => scrollTo(0, 0));
        const path = join(folder, `${name}-${language}-${theme}-${size}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    }
  }
}

async function startFromDashboard(page: Page, shellUrl: string): Promise<void> {
  await page.goto(`${shellUrl}/dashboard`);
  await page
    .getByRole('region', { name: /^(Aujourd’hui|C’est fait)/ })
    .getByRole('link', { name: /^(Commencer|Continuer ma séance|Encore)/ })
    .first()
    .click();
}

async function play(site: RunningSite, context: BrowserContext, folder: string): Promise<void> {
  const page = await context.newPage();
  page.on('response', (response) => {
    if (response.status() >= 400) console.log(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') console.log(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.log(`page: ${error.message}`));
  const learner = createSimulatedLearner();
  // Forward, not back: other processes then treat the sessions as fresh.
  for (let day = 1; day <= DAYS; day += 1) {
    moveClock(day - 1);
    await moveDeviceClock(context, day - 1);
    if (day === 1) {
      await register(page, site.shellUrl, site.mailboxUrl);
      await begin(page, () => playQuiz(page, learner, day));
    }
    const isLooked = looks.includes(day);
    if (isLooked) await look(page, folder, `day-${day}-before`);
    if (isAway(day)) continue;
    if (isDayOff()) continue;
    if (isLooked) await startFromDashboard(page, site.shellUrl);
    else await page.goto(`${site.shellUrl}/session`);
    const questions = await playQuiz(page, learner, day);
    console.log(`day ${day}: ${questions} questions`);
    if (isLooked) await look(page, folder, `day-${day}-after`);
  }
  await lookAround(page, folder);
}

/**
 * Plays a learner for sixty days on a separate site whose clock is moved: every session is taken in the
 * browser. Pictures of her dashboard, and of the other screens of her plan on the last day, go into `folder`;
 * `failed.png` is what she saw when something failed.
 */
export async function takeSixtyDays(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await withSite(async (site, browser) => {
    const context = await browser.newContext({
      locale: 'fr-CA',
      timezoneId: TIME_ZONE,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(LONGEST_WAIT_MS);
    try {
      await play(site, context, folder);
    } catch (error) {
      await context.pages()[0]?.screenshot({ path: join(folder, 'failed.png'), fullPage: true });
      throw error;
    }
  });
}

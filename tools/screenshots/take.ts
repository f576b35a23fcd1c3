import type { Browser, Page } from '@playwright/test';
import { languages, type Language } from '@revisoins/contracts/languages';

export const themes = ['light', 'dark'] as const;

export interface Look {
  language: Language;
  theme: (typeof themes)[number];
}

export interface Place {
  browser: Browser;
  shellUrl: string;
  /** A learner's session as the browser stores it. */
  session: string;
}

/** A phone of the most common width, twice as high as wide. */
const PHONE = { width: 390, height: 780 };
/** The picture that networks show with a shared link. */
const SHARED = { width: 1200, height: 630 };

async function open({ browser, session }: Place): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
  });
  const stored = {
    i18nextLng: 'fr',
    betaBannerDismissed: 'true',
    'revisoins-dismissed:voice/thalia': 'true',
    'revisoins-session': session,
  };
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  return context.newPage();
}

/** Changes language and theme as another tab of the same browser would: without a reload. */
export async function applyLook(page: Page, { language, theme }: Look): Promise<void> {
  await page.evaluate(
    (values) => {
      for (const [key, newValue] of Object.entries(values)) {
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    },
    { theme, i18nextLng: language },
  );
  await page.locator(`html[lang=${language}-CA][data-theme=${theme}]`).waitFor();
  await page.waitForLoadState('networkidle');
}

/** The page in every language and theme. */
async function pictures(page: Page): Promise<[Look, Buffer][]> {
  const taken: [Look, Buffer][] = [];
  for (const language of languages) {
    for (const theme of themes) {
      await applyLook(page, { language, theme });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.evaluate(() => scrollTo(0, 0));
      taken.push([{ language, theme }, await page.screenshot({ animations: 'disabled' })]);
    }
  }
  await page.context().close();
  return taken;
}

/** Whether every answer, and what is below them, is visible above the buttons. */
async function fits(page: Page): Promise<boolean> {
  await page.evaluate(() => scrollTo(0, 0));
  const answer = await page.getByRole('radio').last().boundingBox();
  const next = await page.getByRole('button', { name: /^(Suivant|Next)$/ }).boundingBox();
  return answer !== null && next !== null && answer.y + answer.height + 20 < next.y && next.y < 680;
}

/** A question in the middle of a quiz with a chosen answer; it fits on the screen in both languages. */
export async function takeQuiz(place: Place): Promise<[Look, Buffer][]> {
  const page = await open(place);
  await page.goto(`${place.shellUrl}/quiz/8?questions=20`);
  for (const close of await page.locator('[data-toasts] button').all()) await close.click();
  for (let number = 1; number < 20; number += 1) {
    await page.getByRole('radio').nth(1).check();
    if (number > 6) {
      await applyLook(page, { language: 'en', theme: 'light' });
      const inEnglish = await fits(page);
      await applyLook(page, { language: 'fr', theme: 'light' });
      if (inEnglish && (await fits(page))) break;
    }
    await page.getByRole('button', { name: 'Suivant', exact: true }).click();
    await page.getByText(`Question ${number + 1} sur 20`).waitFor();
  }
  for (const close of await page.locator('[data-toasts] button').all()) await close.click();
  return pictures(page);
}

export async function takeDashboard(place: Place): Promise<[Look, Buffer][]> {
  const page = await open(place);
  await page.goto(`${place.shellUrl}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return pictures(page);
}

/** The head of the landing page without its navigation, as JPEG. */
export async function takeShared({ browser, shellUrl }: Place, language: Look['language']): Promise<Buffer> {
  const context = await browser.newContext({ viewport: SHARED });
  const page = await context.newPage();
  await page.goto(`${shellUrl}/?lng=${language}`);
  await page.waitForLoadState('networkidle');
  await page.addStyleTag({ content: 'header nav, header button { visibility: hidden; }' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 84 });
  await context.close();
  return jpeg;
}

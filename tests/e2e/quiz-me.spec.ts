import type { Page } from '@playwright/test';
import { apiClient, type Learner } from './support/learner.ts';
import { withMicrophone } from './support/microphone.ts';
import { giveSession } from './support/signed-in.ts';
import { speechLog, standInSpeech, withoutRecogniser, type StandIn } from './support/stand-in-speech.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: withMicrophone() });

const amelie = { name: 'Amélie', lang: 'fr-CA', localService: true };
const options = (page: Page) => page.locator('main ol').getByRole('button');
const next = (page: Page) => page.getByRole('button', { name: 'Question suivante' });

async function open(page: Page, learner: Learner, standIn?: StandIn) {
  if (standIn) await standInSpeech(page, standIn);
  else await withoutRecogniser(page);
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  await page.getByRole('link', { name: 'Interroge-moi' }).click();
  await expect(page.getByRole('heading', { name: 'Thalia vous interroge' })).toBeVisible();
}

/** The learner's saved results: title, score and number of questions. */
async function saved({ email, password }: Learner) {
  const client = apiClient();
  await client.auth.signInWithPassword({ email, password });
  const { data } = await client.from('quiz_attempts').select('skill_title, score, total_questions, kind');
  return data ?? [];
}

test('questions are answered by touch and by key, muted and without a microphone; a closed page loses nothing', async ({
  page,
  learner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, learner);
  await page.getByLabel('Compétence').selectOption({ label: 'Compétence 9 - Pharmacothérapie' });
  await expect(page.getByRole('checkbox', { name: 'Mains libres' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByRole('button', { name: 'Couper le son' }).click();
  await expect(options(page)).toHaveCount(4);
  await expect(
    page.getByText('Écrite avec l’aide de l’IA, pas encore relue par une personne de la profession'),
  ).toBeVisible();
  await options(page).nth(1).click();
  await expect(
    page.getByRole('heading', { name: /^(Bonne réponse!|Pas cette fois\.) [01] sur 1\.$/ }),
  ).toBeVisible();
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: /[0-2] sur 2\.$/ })).toBeVisible();

  const stem = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto('/dashboard');
  const offer = page.getByRole('main').getByRole('link', { name: 'Reprendre avec Thalia' });
  await expect(offer).toHaveAccessibleDescription('Pharmacothérapie · 2 réponses sur 5');
  await offer.click();
  await expect(page.getByText(/Compétence 9 - Pharmacothérapie\s: 2 réponses sur 5\./)).toBeVisible();
  await page.getByRole('button', { name: 'La reprendre' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stem ?? '');
  await next(page).click();
  for (const key of ['1', '2', '3']) {
    await expect(next(page)).toHaveCount(0);
    await page.keyboard.press(key);
    await next(page).click();
  }
  await expect(page.getByRole('heading', { name: /bonnes? réponses? sur 5/ })).toBeVisible();
  await expect(page.getByText('Le résultat est dans votre tableau de bord.')).toBeVisible();
  expect(await saved(learner)).toEqual([
    expect.objectContaining({
      skill_title: 'Compétence 9 - Pharmacothérapie',
      total_questions: 5,
      kind: 'quiz',
    }),
  ]);
  await page.getByRole('link', { name: 'Tableau de bord' }).last().click();
  await expect(page.locator('main').getByText('Pharmacothérapie').first()).toBeVisible();
});

test('hands-free, she asks aloud, hears letters, words and commands, asks again, and rests when nobody speaks', async ({
  page,
  learner,
}) => {
  await open(page, learner, { onDevice: 'available', voices: [amelie], isBrief: true });
  await page.getByRole('checkbox', { name: 'Mains libres' }).check();
  const consent = page.getByRole('region', { name: 'Où va votre voix' });
  await expect(consent).toContainText('Thalia écoute d’elle-même, pendant et après chaque question');
  await expect(consent).not.toContainText('rien ne part');
  await page.getByRole('button', { name: 'Activer la voix' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  const listening = page.getByText('Je vous écoute : A, B, C ou D?');
  const hears = async () => {
    await expect(listening).toBeVisible();
    await expect.poll(async () => (await speechLog(page)).at(-1)).toBe('microphone live');
  };
  await hears();
  const stem = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // No-break spaces are for the eye.
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  // Each line begins with who says it: a stem is said clause by clause.
  const lines = (await speechLog(page)).flatMap((line) => /^say [^:]+: (.*)$/s.exec(line)?.[1] ?? []);
  const said = plain(lines.join(' '));
  expect(said).toContain('Question 1.');
  expect(said).toContain(plain(stem.slice(0, 20)));

  // What may mean two options is asked again, never guessed.
  await page.evaluate(() => window.hear('a ou b'));
  await expect(page.getByText(/^.*Je ne suis pas certaine de votre choix/)).toBeVisible();
  await hears();
  await page.evaluate(() => window.hear('réponse b'));
  await expect(page.getByRole('heading', { name: /[01] sur 1\.$/ })).toBeVisible();
  expect((await speechLog(page)).filter((line) => line.startsWith('say')).join(' ')).toMatch(/[01] sur 1\./);
  await expect.poll(async () => (await speechLog(page)).at(-1)).toBe('microphone live');
  await page.evaluate(() => window.hear('suivante'));

  await expect(page.getByText('Question 2 sur 5', { exact: false }).first()).toBeVisible();
  await hears();
  const words = (await options(page).nth(2).textContent()) ?? '';
  await page.evaluate((option) => window.hear(option.slice(1)), words);
  await expect(page.getByRole('heading', { name: /[0-2] sur 2\.$/ })).toBeVisible();
  await expect.poll(async () => (await speechLog(page)).at(-1)).toBe('microphone live');
  await page.evaluate(() => window.failHearing('no-speech'));

  await expect(page.getByText('Question 3 sur 5', { exact: false }).first()).toBeVisible();
  await hears();
  await page.evaluate(() => window.failHearing('no-speech'));
  await expect(page.getByText(/Je n’ai rien entendu/)).toBeVisible();
  await hears();
  await page.evaluate(() => window.failHearing('no-speech'));
  await expect(page.getByText(/Je fais une pause/)).toBeVisible();
  expect((await speechLog(page)).at(-1)).toBe('closed');
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await hears();
  await page.evaluate(() => window.hear('pause'));
  await expect(page.getByText('En pause. Rien n’est perdu.')).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await hears();
  await page.evaluate(() => window.hear('arrête'));
  await page.getByRole('button', { name: 'Terminer et voir le résultat' }).click();
  await expect(page.getByRole('heading', { name: /sur 5/ })).toBeVisible();
  await expect
    .poll(async () => saved(learner))
    .toEqual([expect.objectContaining({ skill_title: 'Toutes les compétences', total_questions: 5 })]);
});

test.describe('without a connection', () => {
  test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('a connection that is lost in the middle costs nothing: the result waits on the device', async ({
    page,
    learner,
    context,
  }) => {
    await open(page, learner);
    await page.getByRole('button', { name: 'Commencer' }).click();
    await page.getByRole('button', { name: 'Couper le son' }).click();
    await expect(options(page)).toHaveCount(4);
    await page.keyboard.press('a');
    await expect(next(page)).toBeVisible();
    await context.setOffline(true);
    for (const key of ['b', 'c', 'd', 'a']) {
      await next(page).click();
      await page.keyboard.press(key);
    }
    await next(page).click();
    await expect(page.getByText(/^Le résultat est gardé sur cet appareil/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Le résultat est dans votre tableau de bord.')).toBeVisible();
    expect(await saved(learner)).toHaveLength(1);
  });
});

import type { Page } from '@playwright/test';
import * as z from 'zod';
import type { Learner } from './support/learner.ts';
import { withMicrophone } from './support/microphone.ts';
import { giveSession } from './support/signed-in.ts';
import { speechLog, standInSpeech, type StandIn } from './support/stand-in-speech.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: withMicrophone() });

const question = 'Quelle est la fréquence cardiaque normale de l’adulte?';
const replied = /un adulte bat de/;
const amelie = { name: 'Amélie', lang: 'fr-CA', localService: true };

const field = (page: Page) => page.getByRole('textbox', { name: 'Votre question' });
const speak = (page: Page) => page.getByRole('button', { name: 'Parler', exact: true });

/** Thalia's page, with the requests that contain a question. */
async function openThalia(page: Page, learner: Learner, standIn: StandIn = {}) {
  await standInSpeech(page, standIn);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/functions/v1/complete') || request.method() !== 'POST') return;
    const { prepare } = z.looseObject({ prepare: z.boolean().optional() }).parse(request.postDataJSON());
    if (!prepare) asked.push(request.postData() ?? '');
  });
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  return asked;
}

/** Agrees and waits until the microphone is open. */
async function beginToSpeak(page: Page): Promise<void> {
  await speak(page).click();
  const agree = page.getByRole('button', { name: 'Activer la voix' });
  if (await agree.isVisible()) await agree.click();
  await expect.poll(async () => (await speechLog(page)).at(-1)).toBe('microphone live');
}

test('a question is spoken on the device, shown, corrected and only then sent; a press silences the reply', async ({
  page,
  learner,
}) => {
  const asked = await openThalia(page, learner, { onDevice: 'downloadable', voices: [amelie] });
  await speak(page).click();
  const consent = page.getByRole('region', { name: 'Où va votre voix' });
  await expect(consent).toBeFocused();
  await expect(consent).toContainText('le son ne va nulle part');
  await expect(consent).toContainText('Il charge d’abord la langue');
  expect(await speechLog(page)).toEqual([]);
  await consent.getByRole('button', { name: 'Activer la voix' }).click();
  await expect.poll(() => speechLog(page)).toEqual(['install fr-CA', 'listen fr-CA here', 'microphone live']);
  await expect(page.getByRole('button', { name: 'Arrêter' })).toBeFocused();
  await page.evaluate(() => window.hear('quelle est la fréquence', { isFinal: false }));
  await expect(field(page)).toHaveValue('quelle est la fréquence');
  await expect(field(page)).not.toBeEditable();
  await page.evaluate(() => window.hear('quelle est la fréquence cardiaque normale de la duchesse'));
  await expect(page.getByText(/^Vérifiez ce qui a été entendu/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeFocused();
  expect(asked).toEqual([]);

  await field(page).fill(question);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('article').getByText(replied)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(question);
  await expect
    .poll(async () => (await speechLog(page)).filter((line) => line.startsWith('say')))
    .toEqual([expect.stringMatching(/^say Amélie 1: .*bat de/)]);
  await expect(page.getByText('Thalia parle...')).toBeVisible();
  await speak(page).click();
  await expect(page.getByText('Thalia parle...')).toBeHidden();
  await expect.poll(async () => (await speechLog(page)).slice(-2)).toContain('listen fr-CA here');
  expect(await speechLog(page)).toContain('cancel');
});

test('consent states that the browser sends the sound to its maker; declining leaves the keyboard', async ({
  page,
  learner,
}) => {
  await openThalia(page, learner);
  await speak(page).click();
  const consent = page.getByRole('region', { name: 'Où va votre voix' });
  await expect(consent).toContainText('il peut envoyer le son à Google, possiblement hors du Québec');
  await consent.getByRole('button', { name: 'Non merci, j’écris' }).click();
  await expect(consent).toBeHidden();
  await expect(speak(page)).toBeFocused();
  expect(await speechLog(page)).toEqual([]);
  await field(page).fill(question);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('article').getByText(replied)).toBeVisible();
});

for (const [what, error, sentence] of [
  ['silence', 'no-speech', /^Aucun mot n’a été entendu/],
  ['noise', 'nomatch', /n’y a reconnu aucun mot/],
  ['a refused microphone', 'not-allowed', /^Le micro n’est pas permis/],
  ['a microphone that is taken away', 'audio-capture', /^Le micro s’est coupé/],
] as const) {
  test(`${what} is reported in a sentence, typing still works and nothing is sent`, async ({
    page,
    learner,
  }) => {
    const asked = await openThalia(page, learner);
    await beginToSpeak(page);
    await page.evaluate((name) => window.failHearing(name), error);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(speak(page)).toBeFocused();
    await expect(field(page)).toBeEditable();
    await expect(field(page)).toHaveValue('');
    expect(asked).toEqual([]);
  });
}

test('a missing microphone is reported', async ({ page, learner }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
    navigator.mediaDevices.enumerateDevices = async () => [];
  });
  await openThalia(page, learner);
  await speak(page).click();
  await page.getByRole('button', { name: 'Activer la voix' }).click();
  await expect(page.getByText(/^Aucun micro n’a été trouvé/)).toBeVisible();
  await expect(field(page)).toBeEditable();
});

test('words that the recogniser guesses, as in another language, are shown as doubtful', async ({
  page,
  learner,
}) => {
  const asked = await openThalia(page, learner);
  await beginToSpeak(page);
  await page.evaluate(() => window.hear('ouate is ze normale arête rate', { confidence: 0.2 }));
  await expect(field(page)).toHaveValue('ouate is ze normale arête rate');
  await expect(
    page.getByText(/^Thalia n’est pas certaine d’avoir bien entendu; elle comprend le français/),
  ).toBeVisible();
  expect(asked).toEqual([]);
});

test('a microphone that is taken away leaves the words so far; a second press adds to them', async ({
  page,
  learner,
}) => {
  await openThalia(page, learner);
  await beginToSpeak(page);
  await page.evaluate(() => window.hear('quelle est la fréquence', { isFinal: false }));
  await page.evaluate(() => window.failHearing('audio-capture'));
  await expect(page.getByText(/^Le micro s’est coupé\s: voici/)).toBeVisible();
  await beginToSpeak(page);
  await page.evaluate(() => window.hear('cardiaque normale'));
  await expect(field(page)).toHaveValue('quelle est la fréquence cardiaque normale');
});

test('ten minutes of talk end after one, with what was heard', async ({ page, learner }) => {
  await page.clock.install();
  const asked = await openThalia(page, learner);
  await beginToSpeak(page);
  await page.evaluate(() => window.hear('alors voilà je voulais savoir', { isFinal: false }));
  await page.clock.fastForward('10:00');
  await expect(page.getByText(/^Thalia écoute une minute au plus/)).toBeVisible();
  await expect(field(page)).toHaveValue('alors voilà je voulais savoir');
  expect((await speechLog(page)).at(-1)).toBe('closed');
  expect(asked).toEqual([]);
});

test.describe('offline', () => {
  test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('is reported before anything is recorded, until the next attempt', async ({
    page,
    learner,
    context,
  }) => {
    await openThalia(page, learner);
    await beginToSpeak(page);
    await page.evaluate(() => window.failHearing(null));
    await context.setOffline(true);
    await speak(page).click();
    await expect(page.getByText(/^Le service est injoignable/)).toBeVisible();
    expect((await speechLog(page)).filter((line) => line.startsWith('listen'))).toHaveLength(1);
    await context.setOffline(false);
    await field(page).fill(question);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    // Sooner than it would go by itself.
    await expect(page.getByText(/^Le service est injoignable/)).toBeHidden({ timeout: 1500 });
    await expect(page.getByRole('article').getByText(replied)).toBeVisible();
  });
});

test('a page that is left, or hidden, in mid-sentence closes the microphone and sends nothing', async ({
  page,
  learner,
}) => {
  const asked = await openThalia(page, learner);
  await beginToSpeak(page);
  await page.evaluate(() => {
    window.hear('je me demandais', { isFinal: false });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(
    page.getByText(/^L’écoute s’est arrêtée quand la page a quitté l’écran\s: voici/),
  ).toBeVisible();
  expect((await speechLog(page)).at(-1)).toBe('closed');

  await beginToSpeak(page);
  await page.evaluate(() => window.hear('je me demandais', { isFinal: false }));
  await page.getByRole('link', { name: 'Compétences' }).first().click();
  await expect(page).toHaveURL(/skills/);
  await expect.poll(async () => (await speechLog(page)).at(-1)).toBe('closed');
  await page.goBack();
  await expect(field(page)).toHaveValue('');
  expect(asked).toEqual([]);
});

test('a recogniser that fails steps aside, and is offered again only where the settings ask for it', async ({
  page,
  learner,
}) => {
  await openThalia(page, learner);
  await beginToSpeak(page);
  await page.evaluate(() => window.failHearing('network'));
  await expect(page.getByText(/^La reconnaissance de la parole ne répond pas ici/)).toBeVisible();
  await expect(speak(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Écrivez à Thalia' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Écrivez à Thalia' })).toBeVisible();
  await expect(speak(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Réglages de Thalia' }).click();
  await page.getByRole('menuitem', { name: 'Paramètres de la voix' }).click();
  await page.getByRole('radio', { name: 'Le service du navigateur' }).check();
  await expect(page.getByText('Vous avez accepté que votre voix soit entendue ainsi.')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer mon accord' }).click();
  await page.getByRole('link', { name: 'Retour à Thalia' }).click();
  await speak(page).click();
  await expect(page.getByRole('region', { name: 'Où va votre voix' })).toBeVisible();
});

test('where the language cannot be put on the device, the next place is offered, with a consent of its own', async ({
  page,
  learner,
}) => {
  await openThalia(page, learner, { onDevice: 'downloadable', canInstall: false });
  await speak(page).click();
  await page.getByRole('button', { name: 'Activer la voix' }).click();
  await expect(page.getByText(/^Cette façon d’entendre ne fonctionne pas ici/)).toBeVisible();
  await speak(page).click();
  await expect(page.getByRole('region', { name: 'Où va votre voix' })).toContainText('Google');
});

test('where the learner wants it, a word interrupts her, but her own words do not', async ({
  page,
  learner,
}) => {
  await openThalia(page, learner, { onDevice: 'available', voices: [amelie] });
  await page.goto('/thalia-settings');
  await page.getByRole('checkbox', { name: 'M’écouter pendant qu’elle répond' }).check();
  await page.goto('/thalia-voice');
  await beginToSpeak(page);
  await page.evaluate((words) => window.hear(words), question);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Thalia parle...')).toBeVisible();
  await expect.poll(async () => (await speechLog(page)).at(-1)).toBe('microphone live');
  await page.evaluate(() => window.hear('un adulte bat de', { isFinal: false }));
  await expect(field(page)).toHaveValue('');
  await expect(page.getByText('Thalia parle...')).toBeVisible();
  // Her sentence ends a turn of the recogniser, not the listening.
  await page.evaluate(() => window.hear('un adulte bat de'));
  await expect.poll(async () => (await speechLog(page)).at(-1)).toBe('microphone live');
  await page.evaluate(() => window.hear('et chez l’enfant'));
  await expect(page.getByText('Thalia parle...')).toBeHidden();
  await expect(field(page)).toHaveValue('et chez l’enfant');
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeFocused();
});

test('the settings let the learner choose a voice of the browser and its speed, and hear a sample', async ({
  page,
  learner,
}) => {
  await openThalia(page, learner, {
    voices: [
      { name: 'Google français', lang: 'fr-FR', localService: false },
      { name: 'Thomas', lang: 'fr-FR', localService: true },
      amelie,
      { name: 'Samantha', lang: 'en-US', localService: true },
    ],
  });
  await page.goto('/thalia-settings');
  await expect(page.getByLabel('Voix', { exact: true }).locator('option')).toHaveText([
    'La meilleure d’ici',
    'Amélie',
    'Thomas',
    'Google français (le texte passe par Internet)',
    'La voix de ce site',
  ]);
  const sample = page.getByRole('button', { name: 'Écouter un exemple' });
  await sample.click();
  await expect.poll(async () => (await speechLog(page)).at(-1)).toMatch(/^say Amélie 1: Bonjour/);
  await page.getByRole('button', { name: 'Faire taire Thalia' }).click();
  await page.getByLabel('Voix', { exact: true }).selectOption('Thomas');
  await page.getByRole('radio', { name: 'Rapide', exact: true }).check();
  await page.reload();
  await sample.click();
  await expect.poll(async () => (await speechLog(page)).at(-1)).toMatch(/^say Thomas 1.2: Bonjour/);
});

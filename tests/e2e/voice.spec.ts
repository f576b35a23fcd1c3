import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { SiteConfig } from '@revisoins/contracts';
import { fromMuLaw } from '../contract/mu-law.ts';
import { startProvider } from '../contract/voice-provider.ts';
import { shellHeaders, sitePolicies } from '../../tools/release/headers/headers.ts';
import { apiClient, newLearner } from './support/learner.ts';
import { withMicrophone } from './support/microphone.ts';
import { giveSession } from './support/signed-in.ts';
import { site } from './support/site.ts';
import { withoutRecogniser } from './support/stand-in-speech.ts';
import { expect, test } from './support/test.ts';

// A learner with a microphone that plays this file; the transcription service is faked in the network.
const folder = join(import.meta.dirname, '..', '..', '.local');
const spokenFile = join(folder, 'fake-microphone.wav');
const question = 'Quelle est la fréquence cardiaque normale de l’adulte?';
const replied = /un adulte bat de/;

/** The site's voice as Chromium's test microphone reads it: it plays μ-law as silence. */
function toSixteenBits(voice: Buffer): Buffer {
  const [rate, samples] = [voice.readUInt32LE(24), voice.subarray(58)];
  const sound = Buffer.alloc(44 + 2 * samples.length);
  sound.write('RIFF');
  sound.writeUInt32LE(sound.length - 8, 4);
  sound.write('WAVEfmt ', 8);
  sound.writeUInt32LE(16, 16);
  sound.writeUInt16LE(1, 20);
  sound.writeUInt16LE(1, 22);
  sound.writeUInt32LE(rate, 24);
  sound.writeUInt32LE(2 * rate, 28);
  sound.writeUInt16LE(2, 32);
  sound.writeUInt16LE(16, 34);
  sound.write('data', 36);
  sound.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((byte, at) => sound.writeInt16LE(Math.round(fromMuLaw(byte) * 32_767), 44 + 2 * at));
  return sound;
}

test.use({ launchOptions: withMicrophone(spokenFile) });

test.beforeAll(async () => {
  const client = apiClient();
  const { email, password } = await newLearner();
  const { data } = await client.auth.signInWithPassword({ email, password });
  const response = await fetch(`${site.api}/functions/v1/tts`, {
    method: 'POST',
    headers: {
      apikey: site.publishableKey,
      Authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ text: question, language: 'fr' }),
  });
  expect(response.headers.get('Content-Type')).toBe('audio/wav');
  mkdirSync(folder, { recursive: true });
  writeFileSync(spokenFile, toSixteenBits(Buffer.from(await response.arrayBuffer())));
});

const json = (route: Route, status: number, body: unknown) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: JSON.stringify(body),
  });

/**
 * Replaces the transcription service, in a browser without a recogniser; returns the recordings it was sent.
 */
async function transcribeAs(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<{ type: string; bytes: number }[]> {
  await withoutRecogniser(page);
  const recordings: { type: string; bytes: number }[] = [];
  await page.route('**/functions/v1/transcribe', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.continue();
    const type = request.headers()['content-type'] ?? '';
    if (type === 'application/json') return json(route, 200, { configured: true });
    recordings.push({ type, bytes: request.postDataBuffer()?.length ?? 0 });
    return answer(route);
  });
  return recordings;
}

/** Keeps the microphone's tracks that the page opens, to see whether they are still open. */
async function keepMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    Object.assign(window, { microphone: () => opened.map(({ readyState }) => readyState) });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      opened.push(...stream.getTracks());
      return stream;
    };
  });
}

/** Records what the page plays, to measure it. */
async function keepSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: Blob[] = [];
    Object.assign(window, { sounds });
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (source) => {
      // The silence that opens the output is smaller than any word.
      if (source instanceof Blob && source.size > 1000) sounds.push(source);
      return create(source);
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function startAndKeep(...when) {
      sounds.push(new Blob());
      start.apply(this, when);
    };
  });
}

/** Records when the page starts to play sound, but for the silence that opens the output. */
async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marks: number[] = [];
    const heard = new Set<string>();
    Object.assign(window, { soundMarks: marks });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playAndNote() {
      this.addEventListener('playing', () => {
        if (this.duration < 0.1 || heard.has(this.src)) return;
        heard.add(this.src);
        marks.push(performance.now());
      });
      return play.call(this);
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function startAndNote(...when) {
      start.apply(this, when);
      if (this.context.state === 'running') marks.push(performance.now());
    };
  });
}

test('a typed question gets a grounded answer in silence, that can be heard, and heard again', async ({
  page,
  learner,
}) => {
  await keepSounds(page);
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  const prepared = page.waitForRequest((request) => request.postData() === '{"prepare":true}');
  await page.getByRole('textbox', { name: 'Votre question' }).fill(question);
  await prepared;
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const reply = page.getByRole('article', { name: 'Réponse' });
  await expect(reply.getByText(replied)).toBeVisible();
  await expect(reply.getByRole('link', { name: 'Fréquence cardiaque normale de l’adulte' })).toHaveAttribute(
    'href',
    '/reference/vital-signs#adult-heart-rate',
  );
  await expect(reply.getByRole('link', { name: /cardiovasculaire/ })).toHaveAttribute(
    'href',
    '/quiz-start/14',
  );
  await expect(page.getByRole('textbox', { name: 'Votre question' })).toHaveValue('');
  await expect(page.getByText('Thalia parle...')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { sounds: Blob[] }).sounds.length)).toBe(0);
  await page.getByRole('button', { name: 'Écouter' }).click();

  await page.waitForFunction(() => (window as unknown as { sounds: Blob[] }).sounds.length > 0);
  const loudness = await page.evaluate(async () => {
    const spoken = (window as unknown as { sounds: Blob[] }).sounds.at(-1);
    const audio = await new OfflineAudioContext(1, 1, 44100).decodeAudioData(
      await (spoken ?? new Blob()).arrayBuffer(),
    );
    const samples = audio.getChannelData(0);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  });
  expect(loudness).toBeGreaterThan(0.02);

  await page.getByRole('button', { name: 'Faire taire Thalia' }).click();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) calls += 1;
  });
  await page.getByRole('button', { name: 'Rejouer' }).click();
  await expect(page.getByRole('button', { name: 'Faire taire Thalia' })).toBeVisible();
  expect(calls).toBe(0);

  await page.getByRole('textbox', { name: 'Votre question' }).fill('Que faire si une personne s’étouffe?');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('article', { name: 'Réponse' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: /Étouffement de l’adulte/ })).toBeVisible();
});

test('replies to what is typed are read out where the learner wants it, on every visit, but help never is', async ({
  page,
  learner,
}) => {
  await keepSounds(page);
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  await expect(page.getByRole('button', { name: /Rejouer|Écouter/ })).toHaveCount(0);
  await page.getByLabel('Lire les réponses à voix haute').check();
  await page.reload();
  await expect(page.getByLabel('Lire les réponses à voix haute')).toBeChecked();
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: Blob[] }).sounds.length);
  const asking = async (text: string) => {
    await page.getByRole('textbox', { name: 'Votre question' }).fill(text);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('textbox', { name: 'Votre question' })).toHaveValue('');
  };
  await asking('je veux mourir');
  await expect(page.getByRole('article').getByText(/Merci de le dire/)).toBeVisible();
  await asking('que faire si un patient parle de suicide');
  await expect(page.getByRole('article', { name: 'Réponse' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Écouter' }).last()).toBeEnabled();
  expect(await sounds()).toBe(0);
  const said: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/tts')) said.push(request.postData() ?? '');
  });
  await asking(question);
  await expect.poll(sounds).toBeGreaterThan(0);
  // The beginning came with the reply.
  const beginning = (await page.getByRole('article').last().getByText(replied).textContent()) ?? '';
  expect(said.filter((body) => body.includes(beginning.slice(0, 20)))).toEqual([]);
});

test('what Thalia answers to danger is a short list, the most fitting number first, its lines even', async ({
  page,
  learner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  await page.getByRole('textbox', { name: 'Votre question' }).fill('un résident dit qu’il veut se tuer');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const reply = page.getByRole('article', { name: 'Réponse' });
  await expect(reply.getByText(/ne laissez pas la personne seule/)).toBeVisible();
  await expect(reply.getByRole('listitem').first()).toContainText('1 866 APPELLE');
  await expect(reply.getByText('•')).toHaveCount(0);
  // A number looks like any word in its sentence: no box, and the same line height.
  const { link, words, line } = await reply
    .getByRole('link', { name: '911' })
    .first()
    .evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return {
        link: element.getBoundingClientRect(),
        words: text.getBoundingClientRect(),
        line: Number.parseFloat(getComputedStyle(element).lineHeight),
      };
    });
  expect(Math.abs(link.width - words.width)).toBeLessThan(1);
  expect(link.height).toBeLessThanOrEqual(line);
});

test.describe('while an exam runs', () => {
  test.use({ expectedInConsole: /status of 403/ });

  test('the page explains that Thalia is silent and leads back; no toast, no banner; danger still gets help', async ({
    page,
    learner,
  }) => {
    await giveSession(page, learner);
    await page.goto('/exam-simulation');
    await page.getByLabel('Code d’accès').fill('DEMO-EXAMEN-2026');
    await page.getByRole('button', { name: 'Accéder à la simulation' }).click();
    await page.getByRole('button', { name: 'Commencer l’examen' }).click();
    await expect(page.getByText('Question 1 sur 20')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /Reprendre l’examen/ }).first()).toBeVisible();
    await expect(page.locator('main, body').getByRole('link', { name: /Essayer/ })).toHaveCount(0);

    await page.goto('/thalia-voice');
    await expect(page.getByText('Thalia se tait pendant votre examen')).toBeVisible();
    await expect(page.getByText('Thalia se tait jusqu’à la fin de votre examen.')).toBeVisible();
    await expect(page.getByText('Que voulez-vous revoir?')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Votre question' }).fill(question);
    const refused = page.waitForResponse(
      (response) => response.url().endsWith('/complete') && response.status() === 403,
    );
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await refused;
    await expect(page.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
    await expect(page.getByText(/n’a pas fonctionné|n’a pas répondu/)).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Votre question' }).fill('je veux mourir');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('article').getByText(/Merci de le dire/)).toBeVisible();
    await page.getByRole('link', { name: 'Reprendre l’examen' }).first().click();
    await expect(page.getByText('Question 1 sur 20')).toBeVisible();
  });

  test('an exam on another device is mentioned once the server refuses', async ({ page, learner }) => {
    await page.route('**/functions/v1/complete', (route) =>
      json(route, 403, { error: { kind: 'forbidden', message: 'x' } }),
    );
    await giveSession(page, learner);
    await page.goto('/thalia-voice');
    await page.getByRole('textbox', { name: 'Votre question' }).fill(question);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Thalia se tait pendant votre examen')).toBeVisible();
    await expect(page.getByText(/n’a pas fonctionné|n’a pas répondu/)).toHaveCount(0);
  });
});

test('the first sentence is heard while the rest of the reply is still being written', async ({
  page,
  learner,
}) => {
  const goOn = Promise.withResolvers<void>();
  const service = await startProvider();
  const event = (data: unknown, name?: string) =>
    `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
  const [first, rest] = [
    'On se lave les mains après le retrait des gants. Les',
    ' gants ne les remplacent pas.',
  ];
  service.answerWith(async (response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/event-stream', 'Access-Control-Allow-Origin': '*' })
      .write(event({ text: first }));
    await goOn.promise;
    response.write(event({ text: rest }));
    response.end(
      event(
        {
          reply: first + rest,
          sources: [
            {
              id: 'four-moments',
              topic: 'infection-prevention',
              title: 'Les quatre moments de la prévention des infections',
              reviewed: false,
              skills: [8],
            },
          ],
        },
        'end',
      ),
    );
  });
  await page.route('**/functions/v1/complete', (route) =>
    route.continue(route.request().method() === 'OPTIONS' ? {} : { url: service.url }),
  );
  await watchSound(page);
  await giveSession(page, learner);
  await page.addInitScript(() => localStorage.setItem('thalia-reads-aloud', 'true'));
  await page.goto('/thalia-voice');
  await page.getByRole('textbox', { name: 'Votre question' }).fill(question);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('article').getByText(first)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { soundMarks: number[] }).soundMarks.length))
    .toBe(1);
  await expect(page.getByText('Les quatre moments')).toBeHidden();
  goOn.resolve();
  await expect(page.getByRole('article').getByText(first + rest)).toBeVisible();
  await expect(page.getByText('Les quatre moments')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { soundMarks: number[] }).soundMarks.length))
    .toBe(2);
  // The page also asks the service to prepare.
  expect(service.seen.filter(({ body }) => !body.toString().startsWith('{"prepare"'))).toHaveLength(1);
  await service.stop();
});

test('a spoken question is recorded for three seconds, written down, and answered once it is sent', async ({
  page,
  learner,
}) => {
  const recordings = await transcribeAs(page, (route) => json(route, 200, { text: question }));
  await watchSound(page);
  await keepMicrophone(page);
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  await page.getByRole('button', { name: 'Parler', exact: true }).click();
  await expect(page.getByText(/est envoyé au service de transcription de ce site/)).toBeVisible();
  const sending = page.waitForRequest(
    (request) =>
      request.url().endsWith('/transcribe') &&
      request.headers()['content-type']?.startsWith('audio/') === true,
  );
  await page.getByRole('button', { name: 'Activer la voix' }).click();
  await expect(page.getByRole('progressbar', { name: 'Durée de l’enregistrement' })).toBeVisible();
  await expect
    .poll(() => page.locator('meter').evaluate((meter: HTMLMeterElement) => meter.value))
    .toBeGreaterThan(0.05);
  const sent = await sending;
  expect(sent.headers()['content-type']).toBe('audio/webm;codecs=opus');
  await expect(page.getByRole('textbox', { name: 'Votre question' })).toHaveValue(question);
  const microphone = await page.evaluate(() =>
    (window as unknown as { microphone: () => string[] }).microphone(),
  );
  expect(microphone, 'the recording is over, so the microphone is closed').toEqual(['ended']);
  const end = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('article').getByText(replied)).toBeVisible();
  await expect(page.getByText('Thalia parle...')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        (since) => (window as unknown as { soundMarks: number[] }).soundMarks.some((mark) => mark > since),
        end,
      ),
    )
    .toBe(true);
  const first = await page.evaluate(
    (since) => (window as unknown as { soundMarks: number[] }).soundMarks.find((mark) => mark > since),
    end,
  );
  test.info().annotations.push({
    type: 'from sending to the first sound',
    description: `${Math.round((first ?? 0) - end)} ms`,
  });
  expect(recordings).toHaveLength(1);
  expect(recordings[0]?.bytes).toBeGreaterThan(5000);
});

test.describe('when the service fails', () => {
  test.use({ expectedInConsole: /status of (429|503|501)/ });

  for (const [name, status, body, message] of [
    [
      'an error of the provider',
      503,
      { error: { kind: 'unavailable', message: 'x' } },
      'La transcription n’a pas réussi. Réessayez, ou écrivez votre question.',
    ],
    ['an empty transcription', 200, { text: ' ' }, /^Aucun mot n’a été entendu\./],
    [
      'a wrong shape',
      200,
      { words: [] },
      'La transcription n’a pas réussi. Réessayez, ou écrivez votre question.',
    ],
    [
      'the limit',
      429,
      { error: { kind: 'rate-limited', message: 'x' } },
      /Veuillez attendre \d+ minutes? avant de réessayer\./,
    ],
  ] as const) {
    test(`${name} is reported, nothing is sent twice and the page stays usable`, async ({
      page,
      learner,
    }) => {
      const recordings = await transcribeAs(page, (route) => json(route, status, body));
      await giveSession(page, learner);
      await page.goto('/thalia-voice');
      await page.getByRole('button', { name: 'Parler', exact: true }).click();
      await page.getByRole('button', { name: 'Activer la voix' }).click();
      await expect(page.getByRole('progressbar', { name: 'Durée de l’enregistrement' })).toBeVisible();
      await page.getByRole('button', { name: 'Arrêter' }).click();
      await expect(page.getByText(message).first()).toBeVisible();
      expect(recordings).toHaveLength(1);
      await expect(page.getByRole('button', { name: 'Parler', exact: true })).toBeEnabled();
    });
  }
});

test('a refused microphone is reported in the words of the catalogue', async ({ page, learner }) => {
  await transcribeAs(page, (route) => json(route, 200, { text: question }));
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  await page.getByRole('button', { name: 'Parler', exact: true }).click();
  await page.getByRole('button', { name: 'Activer la voix' }).click();
  await expect(
    page.getByText(
      'Le micro n’est pas permis. Permettez-le dans les réglages du navigateur, ou écrivez votre question.',
    ),
  ).toBeVisible();
});

test('where speech is not understood, typing is offered and the microphone is not asked for', async ({
  page,
  learner,
}) => {
  await withoutRecogniser(page);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('asked for the microphone'));
  });
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  await expect(page.getByRole('heading', { name: 'Écrivez à Thalia' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activer la voix' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Parler', exact: true })).toBeHidden();
  for (const name of ['Transcription', 'Conversation en direct'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
  await expect(page.getByText(/question de cours à voix haute|vous écoute|Parlez/)).toHaveCount(0);
});

test('on a phone the reply comes into view, and what may have been meant is a press away @phone', async ({
  page,
  learner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  const field = page.getByRole('textbox', { name: 'Votre question' });
  await expect(field).toBeVisible();
  // Two lines at most while it is empty: the rest of the window is for the conversation.
  expect((await field.boundingBox())?.height).toBeLessThan(90);
  await field.fill('porteur sain');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const choices = page.getByRole('list', { name: 'Sujets proches' }).getByRole('button');
  await expect(choices.first()).toBeInViewport();
  await choices.filter({ hasText: 'Incubation, vecteur, fomite' }).click();
  await expect(
    page.getByRole('article').last().getByRole('link', { name: 'Incubation, vecteur, fomite' }),
  ).toBeInViewport();
});

test('one conversation: a question follows another, is kept on the device, and is gone with one press, or back', async ({
  page,
  learner,
}) => {
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  await page.getByRole('button', { name: 'Quelle est la fréquence cardiaque normale de l’adulte?' }).click();
  const replies = page.getByRole('article', { name: 'Réponse' });
  await expect(replies.first().getByText(replied)).toBeVisible();
  await page.getByRole('textbox', { name: 'Votre question' }).fill('et chez l’enfant?');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    replies.last().getByRole('link', { name: /Fréquence cardiaque normale de l’enfant/ }),
  ).toBeVisible();
  await expect(replies.last().getByRole('table')).toBeHidden();
  await replies.last().getByText('Plus', { exact: true }).click();
  await expect(replies.last().getByRole('table')).toBeVisible();

  // Turns about a danger are not stored.
  await page.getByRole('textbox', { name: 'Votre question' }).fill('je veux mourir');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(replies).toHaveCount(3);
  await page.reload();
  await expect(replies).toHaveCount(2);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('mourir');

  await page.getByRole('button', { name: 'Effacer la conversation' }).click();
  await expect(replies).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(replies).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Effacer la conversation' })).toBeFocused();
  await page.getByRole('button', { name: 'Effacer la conversation' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Que voulez-vous revoir?' })).toBeVisible();
});

test('a reply is copied, judged, and reported to the team', async ({ page, learner, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  await page.getByRole('textbox', { name: 'Votre question' }).fill(question);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const reply = page.getByRole('article', { name: 'Réponse' });
  await reply.getByRole('button', { name: 'Copier la réponse' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(replied);
  // Where it was pressed: a message at the bottom of a phone would cover the reply.
  await expect(reply.getByText('Réponse copiée')).toHaveCount(1);
  await expect(page.getByText('Réponse copiée')).toHaveCount(1);
  await reply.getByRole('button', { name: 'Mauvaise réponse' }).click();
  await expect(reply.getByRole('button', { name: 'Mauvaise réponse' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const left = async (words: RegExp) => (await reply.getByText(words).boundingBox())?.x;
  expect(await left(/^Dites-le à l’équipe/)).toBe(await left(/^Source/));
  await reply.getByRole('button', { name: 'Signaler la réponse' }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(question);
  const sent = page.waitForResponse((response) => response.url().includes('question_reports'));
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  expect((await sent).status()).toBeLessThan(300);
  await expect(dialog.getByRole('heading', { name: 'Merci' })).toBeVisible();
});

test('a screen reader hears each reply once', async ({ page, learner }) => {
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  await page.getByRole('textbox', { name: 'Votre question' }).fill(question);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('article').getByText(replied)).toBeVisible();
  const live = page.locator('[aria-live]:not([aria-live=off]), [role=status], [role=log], output');
  await expect(live.filter({ hasText: replied })).toHaveCount(1);
});

test('danger is met with help', async ({ page, learner }) => {
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  for (const [text, answer] of [
    ['mon résident ne respire plus', /composez le 911 maintenant/],
    ['20 comprimés de Tylenol', /1\s800\s463-5060/],
  ] as const) {
    await page.getByRole('textbox', { name: 'Votre question' }).fill(text);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('article').last().getByText(answer).first()).toBeVisible();
  }
});

test('a voice that no list has is not kept, nor an id of more than 100 characters', async ({
  page,
  learner,
}) => {
  await giveSession(page, learner);
  await page.goto('/thalia-settings');
  for (const [id, error] of [
    ['nobody', /Aucune voix de ce site/],
    ['a'.repeat(300), /300 caractères; la limite est de 100/],
  ] as const) {
    await page.getByLabel('Identifiant de la voix').fill(id);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText(error)).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('thaliaVoiceId'))).toBeNull();
});

for (const [what, event, sentence] of [
  ['the page is hidden', 'hide', /^L’écoute s’est arrêtée quand la page a quitté l’écran/],
  ['the microphone is taken away', 'unplug', /^Le micro s’est coupé avant/],
] as const) {
  test(`when ${what} during a recording, none of it is sent`, async ({ page, learner }) => {
    const recordings = await transcribeAs(page, (route) => json(route, 200, { text: question }));
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        document.addEventListener('unplug', () => stream.getTracks().forEach((track) => track.stop()));
        return stream;
      };
      document.addEventListener('hide', () => {
        Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    });
    await giveSession(page, learner);
    await page.goto('/thalia-voice');
    await page.getByRole('button', { name: 'Parler', exact: true }).click();
    await page.getByRole('button', { name: 'Activer la voix' }).click();
    await expect(page.getByRole('progressbar', { name: 'Durée de l’enregistrement' })).toBeVisible();
    await page.evaluate((name) => document.dispatchEvent(new Event(name)), event);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Votre question' })).toHaveValue('');
    expect(recordings).toEqual([]);
  });
}

test('a browser that cannot record gets a message', async ({ page, learner }) => {
  await transcribeAs(page, (route) => json(route, 200, { text: question }));
  await page.addInitScript(() => {
    MediaRecorder.isTypeSupported = () => false;
  });
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  await page.getByRole('button', { name: 'Parler', exact: true }).click();
  await page.getByRole('button', { name: 'Activer la voix' }).click();
  await expect(
    page.getByText('Ce navigateur n’enregistre pas le son dans un format connu. Écrivez votre question.'),
  ).toBeVisible();
});

test('settings are kept as text, and the tests are closed while the voice id is blank', async ({
  page,
  learner,
}) => {
  await giveSession(page, learner);
  await page.goto('/thalia-settings');
  await page.getByLabel('Faible latence').check();
  await expect(page.getByLabel('Modèle')).toHaveValue('eleven_flash_v2_5');
  await page.getByRole('button', { name: 'Lister mes voix' }).click();
  await page.getByRole('button', { name: 'Utiliser la voix Félix' }).click();
  await expect(page.getByRole('row', { name: /Félix/ })).toContainText('Actuelle');
  await page.getByLabel('Identifiant de la voix').fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Paramètres enregistrés')).toBeVisible();
  const stored = await page.evaluate(
    () => [localStorage.thaliaVoiceId, localStorage.thaliaModelId, localStorage.thaliaLowLatency] as string[],
  );
  expect(stored).toEqual(['', 'eleven_flash_v2_5', 'true']);
  await page.goto('/thalia-tests');
  for (const name of [
    'Tester le micro',
    'Tester la conversation',
    'Tester la synthèse',
    'Lancer le test complet',
  ]) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
});

test('without a microphone or transcription, the tests report it where they were started, and say what happens to a recording', async ({
  page,
  learner,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await giveSession(page, learner);
  await page.goto('/thalia-tests');
  await expect(page.getByText(/ne quitte pas votre navigateur/)).toBeVisible();
  await expect(page.getByText(/envoyé au service de transcription/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lancer le test complet' })).toBeDisabled();
  for (const [part, name] of [
    ['Activer la voix', 'Activer la voix'],
    ['Micro', 'Tester le micro'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('region', { name: part, exact: true })).toContainText(
      'Aucun micro n’a été trouvé.',
    );
  }
});

test('on a phone, a refused microphone is reported in view, in words that fit the page, and the reason for asking is gone', async ({
  page,
  learner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await giveSession(page, learner);
  await page.goto('/thalia-tests');
  await page.getByRole('button', { name: 'Tester le micro' }).click();
  const microphone = page.getByRole('region', { name: 'Micro', exact: true });
  await expect(microphone.getByText(/^Le micro n’est pas permis/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/écrivez votre question/)).toHaveCount(0);
  await expect(page.getByText(/vous demandera l’accès/)).toBeVisible();
  await page.getByRole('button', { name: 'Activer la voix' }).click();
  await expect(
    page.getByRole('region', { name: 'Activer la voix' }).getByText(/^Le micro n’est pas permis/),
  ).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/vous demandera l’accès/)).toHaveCount(0);
});

test('on the tests page, the message about a missing text disappears once there is one, and suggestions can be asked', async ({
  page,
  learner,
}) => {
  await giveSession(page, learner);
  await page.goto('/thalia-tests');
  await page.getByRole('button', { name: 'Tester la conversation' }).click();
  await expect(page.getByText('Texte requis')).toBeVisible();
  await page.getByLabel('Message à tester').fill('porteur sain');
  await page.getByRole('button', { name: 'Tester la conversation' }).click();
  await expect(page.getByText('Test réussi')).toBeVisible();
  await expect(page.getByText('Texte requis')).toHaveCount(0);
  const near = page.getByRole('list', { name: 'Sujets proches' }).getByRole('button');
  await expect(near).toHaveCount(3);
  await near.filter({ hasText: 'Incubation, vecteur, fomite' }).click();
  await expect(page.getByText(/Vecteur/).first()).toBeVisible();
});

test('Thalia’s numbers can be called with one press', async ({ page, learner }) => {
  await giveSession(page, learner);
  await page.goto('/thalia-voice');
  await page.getByRole('textbox', { name: 'Votre question' }).fill('je veux mourir');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const call = page.getByRole('link', { name: '988' });
  await expect(call).toHaveAttribute('href', 'tel:988');
  const reached = await call.evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ].every(([across = 0, down = 0]) => document.elementFromPoint(x + across, y + down) === link);
  });
  expect(reached).toBe(true);
});

test('the full test runs from the microphone to the loudspeaker, with its times', async ({
  page,
  learner,
}) => {
  await transcribeAs(page, (route) => json(route, 200, { text: 'Bonjour Thalia' }));
  await giveSession(page, learner);
  await page.goto('/thalia-tests');
  await page.getByRole('button', { name: 'Tester la conversation' }).click();
  await expect(page.getByText('Écrivez un message à tester.')).toBeVisible();
  await page.getByRole('button', { name: 'Tester la synthèse' }).click();
  await expect(
    page.getByText('Écrivez un texte à dire, ou faites d’abord le test de la conversation.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Activer la voix' }).click();
  await expect(page.getByText('Voix activée')).toBeVisible();
  await page.getByRole('button', { name: 'Lancer le test complet' }).click();
  await expect(page.getByText('Test réussi')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Total')).toBeVisible();
});

/** The page of a site whose operator has set a voice agent. */
async function setAgent(page: Page): Promise<void> {
  await page.route('**/thalia-voice', async (route) => {
    const response = await route.fetch();
    const remotes: SiteConfig['remotes'] = {
      voice: { settings: { agentId: 'agent_01' }, frame: ['microphone'] },
    };
    const html = (await response.text()).replace(
      '{"apiUrl"',
      `{"remotes":${JSON.stringify(remotes)},"apiUrl"`,
    );
    const guarded = {
      config: { apiUrl: site.api, publishableKey: site.publishableKey, remotes },
      remotes: Object.values(site.remotes).map((url) => new URL(url).origin),
      inlineScriptHashes: response.headers()['content-security-policy']?.match(/'sha256-[^']+'/g) ?? [],
    };
    return route.fulfill({
      response,
      body: html,
      headers: { ...response.headers(), ...lowerCased(shellHeaders(guarded, sitePolicies(guarded).shell)) },
    });
  });
}
const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/**
 * Replaces the third party's script: does what the real one does when its button is pressed, and writes the
 * result.
 */
const agentScript = `
  const worklet = 'registerProcessor("quiet", class extends AudioWorkletProcessor { process() { return true; } })';
  const trying = async (name, act) => name + ': ' + await act().then(() => 'yes', (error) => error.name);
  customElements.define('elevenlabs-convai', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<style>p { margin: 1rem }</style><button>Appeler ' + this.getAttribute('agent-id') + '</button><p></p>';
      this.shadowRoot.querySelector('button').addEventListener('click', async () => {
        this.shadowRoot.querySelector('p').textContent = (await Promise.all([
          trying('microphone', () => navigator.mediaDevices.getUserMedia({ audio: true })),
          trying('worklet', () => new AudioContext().audioWorklet.addModule(URL.createObjectURL(new Blob([worklet], { type: 'application/javascript' })))),
          trying('api', () => fetch('https://api.elevenlabs.io/v1/convai/agents/agent_01/widget')),
          trying('socket', () => new Promise((resolve, reject) => Object.assign(new WebSocket('wss://api.elevenlabs.io/v1/convai/conversation'), { onopen: resolve, onerror: reject }))),
          trying('page', async () => parent.document.title),
          trying('session', async () => { if (localStorage.length === 0) throw new RangeError(); }),
        ])).join(', ');
      });
    }
  });`;

test.describe('the agent of a third party', () => {
  test.use({ expectedInConsole: /ERR_FAILED/ });

  test('loads once the learner agrees, runs apart from the session, and a blocked one is reported', async ({
    page,
    context,
    learner,
  }) => {
    // Chromium treats a page that a test serves as one of the internet: it asks before it reaches this
    // machine.
    await context.grantPermissions(['local-network-access', 'microphone']);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('elevenlabs')) asked.push(request.url());
    });
    await page.route('https://elevenlabs.io/**', (route) => route.abort());
    await page.route('https://api.elevenlabs.io/**', (route) => json(route, 200, {}));
    await page.routeWebSocket('wss://api.elevenlabs.io/**', () => undefined);
    await setAgent(page);
    await giveSession(page, learner);
    await page.goto('/thalia-voice');
    const start = page.getByRole('button', { name: 'Accepter et charger l’agent' });
    await expect(start).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
    await start.click();
    await expect(page.getByText(/L’agent vocal n’a pas pu être chargé/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Votre question' })).toBeEnabled();

    await page.unroute('https://elevenlabs.io/**');
    await page.route('https://elevenlabs.io/convai-widget/index.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: agentScript }),
    );
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText(/L’agent est prêt/)).toBeVisible();
    const agent = page.frameLocator('iframe[title="Agent vocal d’ElevenLabs"]');
    await agent.getByRole('button', { name: 'Appeler agent_01' }).click();
    await expect(
      agent.getByText(
        'microphone: yes, worklet: yes, api: yes, socket: yes, page: SecurityError, session: RangeError',
      ),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Retirer l’agent' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

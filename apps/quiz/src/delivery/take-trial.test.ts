// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Trial } from '@revisoins/host';
import playerTexts from '@revisoins/assessment/locales/fr/player.json' with { type: 'json' };

const MINUTE_MS = 60_000;
let learner: string;
let count = 0;
let isOnline: boolean;
/** An attempt that the network loses. */
let lost: string | undefined;
/** What the server was sent. */
let sent: Record<string, unknown>[];
let trial: Trial;

const network: typeof fetch = async (input, init) => {
  if (!String(input instanceof Request ? input.url : input).includes('/quiz_attempts'))
    return Response.json([]);
  if (!isOnline) throw new TypeError('Failed to fetch');
  const row = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : undefined;
  if (row && row['id'] === lost) throw new TypeError('Failed to fetch');
  if (row) sent.push(row);
  return Response.json(row ? [row] : []);
};

const open: { stop(): void }[] = [];

/** A page of the learner, who is signed in. */
async function openPage() {
  localStorage.setItem(
    'revisoins-session',
    JSON.stringify({
      access_token: 'token',
      refresh_token: 'refresh',
      expires_at: Date.now() / 1000 + 3600,
      user: { id: learner, email: 'lea@example.ca', user_metadata: {} },
    }),
  );
  vi.resetModules();
  const { configureBackend, startSession } = await import('@revisoins/auth/hosting');
  configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key', fetch: network });
  await startSession();
  const { resultDelivery } = await import('@revisoins/assessment/player/delivery');
  const delivery = resultDelivery('quiz');
  open.push(delivery);
  return import('./take-trial.ts');
}

const isKept = () => localStorage.getItem('revisoins-trial') !== null;

beforeEach(() => {
  localStorage.clear();
  count += 1;
  learner = `tried-${count}`;
  isOnline = true;
  lost = undefined;
  sent = [];
  const endedAt = Date.now() - 5 * MINUTE_MS;
  trial = {
    id: `5f6c0b8e-7d5a-4c57-9a0e-${String(count).padStart(12, '4')}`,
    startedAt: endedAt - MINUTE_MS,
    endedAt,
    claim: { learner, at: endedAt + MINUTE_MS },
    answers: [
      { item: 'c11-006', version: 4, choice: 'b', correct: true },
      { item: 'c14-005', version: 3, choice: 'c', correct: false },
    ],
  };
  localStorage.setItem('revisoins-trial', JSON.stringify(trial));
});
afterEach(() => {
  for (const delivery of open.splice(0)) delivery.stop();
});

test('answers from before the account become one of its attempts, and are removed from the device', async () => {
  const { deliverWithTrial } = await openPage();
  expect(await deliverWithTrial(learner)).toBe(true);
  expect(sent).toMatchObject([
    {
      id: trial.id,
      user_id: learner,
      skill_title: 'Toutes les compétences',
      score: 1,
      total_questions: 2,
      time_spent: 60,
      answers: trial.answers,
      completed_at: new Date(trial.endedAt).toISOString(),
    },
  ]);
  expect(isKept()).toBe(false);
});

test('answers from before the account are said to be saved as a session, which is what their review is called', async () => {
  const { deliverWithTrial } = await openPage();
  const { toasts } = await import('@revisoins/host/hosting');
  const { startI18n, provideNamespace } = await import('@revisoins/i18n/hosting');
  vi.stubGlobal('fetch', async () => Response.json(playerTexts));
  provideNamespace('quiz', () => 'https://quiz.test/quiz.json');
  await startI18n(['quiz'], { root: document.createElement('div'), given: 'fr' });
  await deliverWithTrial(learner);
  vi.unstubAllGlobals();
  expect(toasts.getState()).toMatchObject([{ title: playerTexts.save.savedTitle_session }]);
});

test('two tabs make one attempt of it', async () => {
  const [here, there] = [await openPage(), await openPage()];
  await Promise.all([here.deliverWithTrial(learner), there.deliverWithTrial(learner)]);
  // As if a third tab had read it before the others were done.
  localStorage.setItem('revisoins-trial', JSON.stringify(trial));
  await (await openPage()).deliverWithTrial(learner);
  // The server keeps one row of an id.
  expect([[...new Set(sent.map(({ id }) => id))], isKept()]).toEqual([[trial.id], false]);
});

test('without a connection it waits in the outbox of the learner', async () => {
  isOnline = false;
  const { deliverWithTrial } = await openPage();
  expect([await deliverWithTrial(learner), isKept()]).toEqual([false, false]);
  isOnline = true;
  expect(await (await openPage()).deliverWithTrial(learner)).toBe(true);
  expect(sent).toHaveLength(1);
});

test('where the device stores no results, it is removed once it is sent, whatever else was', async () => {
  const denied = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('denied');
  });
  const { deliverWithTrial } = await openPage();
  const { trialToAttemptRow } = await import('@revisoins/assessment');
  const other = { ...trial, id: crypto.randomUUID() };
  const { resultDelivery } = await import('@revisoins/assessment/player/delivery');
  await resultDelivery('quiz').enqueue(trialToAttemptRow(other, learner, new Date()));
  lost = trial.id;
  expect([await deliverWithTrial(learner), isKept()]).toEqual([true, true]);
  lost = undefined;
  expect([await deliverWithTrial(learner), isKept()]).toEqual([true, false]);
  denied.mockRestore();
});

test('a learner whose account was not made here does not get it', async () => {
  localStorage.setItem(
    'revisoins-trial',
    JSON.stringify({ ...trial, claim: { learner: 'stranger', at: trial.endedAt } }),
  );
  const { deliverWithTrial } = await openPage();
  expect([await deliverWithTrial(learner), sent, isKept()]).toEqual([false, [], true]);
});

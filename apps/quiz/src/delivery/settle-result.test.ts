// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { isFinished, type FinishedQuiz } from '@revisoins/assessment';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQuiz, moveAttempt } from '@revisoins/assessment/quiz.fixture';

let count = 0;

function finishedQuiz(purpose: 'scored' | 'practice' = 'scored'): FinishedQuiz {
  count += 1;
  const quiz = makeQuiz({ id: `5f6c0b8e-7d5a-4c57-9a0e-${String(count).padStart(12, '0')}`, purpose });
  const { attempt } = moveAttempt(quiz, { type: 'finish' }, quiz.clock.now);
  if (!isFinished(attempt)) throw new Error('The quiz is not finished.');
  return attempt;
}

/** A page that has just been opened, without a connection, on a device that holds a finished quiz. */
async function openPage(quiz: FinishedQuiz) {
  vi.resetModules();
  const { configureBackend } = await import('@revisoins/auth/hosting');
  configureBackend({
    apiUrl: 'https://backend.test',
    publishableKey: 'key',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const { storedQuiz, storeQuiz } = await import('../attempt/stored-quiz.ts');
  const { resultStatuses } = await import('@revisoins/assessment/player');
  const { limitCapabilities } = await import('@revisoins/host/hosting');
  storeQuiz(quiz);
  return {
    ...(await import('./settle-result.ts')),
    limitCapabilities,
    isOnDevice: () => storedQuiz('learner', 8) !== null,
    status: () => resultStatuses.getState()[quiz.id],
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('@revisoins/assessment/player/delivery');
});

test('the quiz is removed from the device once the outbox has its result there', async () => {
  const quiz = finishedQuiz();
  const page = await openPage(quiz);
  expect([page.isOnDevice(), await page.isHandedOver(quiz.id)]).toEqual([true, false]);
  await page.settleResult(quiz);
  expect([page.isOnDevice(), await page.isHandedOver(quiz.id)]).toEqual([false, true]);
  expect(page.status()).toBe('device');
});

test('the quiz stays on the device while only the memory of the page has its result', async () => {
  vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  });
  const quiz = finishedQuiz();
  const page = await openPage(quiz);
  await page.settleResult(quiz);
  expect([page.isOnDevice(), page.status()]).toEqual([true, 'memory']);
});

test('the quiz stays while the outbox does not load, and goes when the connection is back', async () => {
  const quiz = finishedQuiz();
  const page = await openPage(quiz);
  let isOnline = false;
  vi.doMock('@revisoins/assessment/player/delivery', () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return vi.importActual('@revisoins/assessment/player/delivery');
  });
  await page.settleResult(quiz);
  expect([page.isOnDevice(), await page.isHandedOver(quiz.id)]).toEqual([true, false]);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(page.isOnDevice()).toBe(false), { timeout: 20_000 });
  expect(await page.isHandedOver(quiz.id)).toBe(true);
});

test('a practice quiz just goes, and nothing of it is sent', async () => {
  const quiz = finishedQuiz('practice');
  const page = await openPage(quiz);
  await page.settleResult(quiz);
  expect([page.isOnDevice(), await page.isHandedOver(quiz.id)]).toEqual([false, false]);
});

test('without accounts the quiz just goes, and no outbox knows it', async () => {
  const quiz = finishedQuiz();
  const page = await openPage(quiz);
  page.limitCapabilities({ accounts: false });
  await page.settleResult(quiz);
  page.limitCapabilities({ accounts: true });
  expect([page.isOnDevice(), await page.isHandedOver(quiz.id)]).toEqual([false, false]);
});

test('without accounts nothing counts as handed over', async () => {
  const quiz = finishedQuiz();
  const page = await openPage(quiz);
  await page.settleResult(quiz);
  page.limitCapabilities({ accounts: false });
  expect(await page.isHandedOver(quiz.id)).toBe(false);
});

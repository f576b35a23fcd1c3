// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { moveAttempt, type FinishedQuiz, isFinished } from '@revisoins/assessment';
import { configureBackend } from '@revisoins/auth/hosting';
import { limitCapabilities } from '@revisoins/host/hosting';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeQuiz } from '../attempt/quiz.fixture.ts';
import { storedQuiz, storeQuiz } from '../attempt/stored-quiz.ts';
import { resultStatuses } from './result-status.store.ts';
import { isHandedOver, settleResult } from './settle-result.ts';

let count = 0;

/** A finished quiz that the device holds. */
function finishedQuiz(purpose: 'scored' | 'practice' = 'scored'): FinishedQuiz {
  count += 1;
  const quiz = makeQuiz({ id: `5f6c0b8e-7d5a-4c57-9a0e-${String(count).padStart(12, '0')}`, purpose });
  const { attempt } = moveAttempt(quiz, { type: 'finish' }, quiz.clock.now);
  if (!isFinished(attempt)) throw new Error('The quiz is not finished.');
  storeQuiz(attempt);
  return attempt;
}
const isOnDevice = () => storedQuiz('learner', 8) !== null;

beforeAll(() =>
  configureBackend({
    apiUrl: 'https://backend.test',
    publishableKey: 'key',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  }),
);
beforeEach(() => localStorage.clear());
afterEach(() => {
  limitCapabilities({ accounts: true });
  vi.restoreAllMocks();
});

it('the quiz leaves the device when the outbox has its result on the device', async () => {
  const quiz = finishedQuiz();
  expect([isOnDevice(), await isHandedOver(quiz.id)]).toEqual([true, false]);
  await settleResult(quiz);
  expect([isOnDevice(), await isHandedOver(quiz.id)]).toEqual([false, true]);
  expect(resultStatuses.getState()[quiz.id]).toBe('device');
});

it('the quiz stays on the device while only the memory of the page has its result', async () => {
  vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  });
  const quiz = finishedQuiz();
  await settleResult(quiz);
  expect(resultStatuses.getState()[quiz.id]).toBe('memory');
  expect(isOnDevice()).toBe(true);
});

it('a practice quiz just goes, and nothing of it is sent', async () => {
  const quiz = finishedQuiz('practice');
  await settleResult(quiz);
  expect([isOnDevice(), await isHandedOver(quiz.id)]).toEqual([false, false]);
});

it('without accounts the quiz just goes, and no outbox knows it', async () => {
  limitCapabilities({ accounts: false });
  const quiz = finishedQuiz();
  await settleResult(quiz);
  expect([isOnDevice(), await isHandedOver(quiz.id)]).toEqual([false, false]);
  limitCapabilities({ accounts: true });
  expect(await isHandedOver(quiz.id)).toBe(false);
});

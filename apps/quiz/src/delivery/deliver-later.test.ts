// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { isFinished } from '@revisoins/assessment';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQuiz, moveAttempt } from '@revisoins/assessment/quiz.fixture';

let attemptId: string;
let learner: string;
let count = 0;
/** Identifiers of the attempts that the server was sent. */
let sent: string[];
let isOnline: boolean;

const network: typeof fetch = async (input, init) => {
  if (!String(input instanceof Request ? input.url : input).includes('/quiz_attempts'))
    return Response.json([]);
  if (!isOnline) throw new TypeError('Failed to fetch');
  const row = typeof init?.body === 'string' ? (JSON.parse(init.body) as { id: string }) : undefined;
  if (row) sent.push(row.id);
  return Response.json(row ? [row] : []);
};

/** A page of the learner, who is signed in. */
async function openPage() {
  vi.resetModules();
  const { configureBackend, startSession } = await import('@revisoins/auth/hosting');
  configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key', fetch: network });
  await startSession();
  const { limitCapabilities } = await import('@revisoins/host/hosting');
  return {
    ...(await import('./settle-result.ts')),
    loadDelivery: async () => (await import('@revisoins/assessment/player/delivery')).resultDelivery('quiz'),
    limitCapabilities,
  };
}

/** A result that waits on the device, because an earlier page had no connection. */
async function leaveResult(): Promise<void> {
  isOnline = false;
  const { loadDelivery } = await openPage();
  const quiz = makeQuiz({ id: attemptId, learner });
  const { attempt } = moveAttempt(quiz, { type: 'finish' }, quiz.clock.now);
  if (!isFinished(attempt)) throw new Error('The quiz is not finished.');
  const delivery = await loadDelivery();
  await delivery.handOver(attempt);
  await delivery.deliver(learner);
  // The page closes.
  delivery.stop();
  isOnline = true;
}

beforeEach(() => {
  // Time stands still, so that nothing is sent because it is due.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  localStorage.clear();
  learner = `learner-${(count += 1)}`;
  attemptId = `5f6c0b8e-7d5a-4c57-9a0e-${String(count).padStart(12, '2')}`;
  sent = [];
  localStorage.setItem(
    'revisoins-session',
    JSON.stringify({
      access_token: 'token',
      refresh_token: 'refresh',
      expires_at: Date.now() / 1000 + 3600,
      user: { id: learner, email: 'lea@example.ca', user_metadata: {} },
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('@revisoins/assessment/player/delivery');
});

test('a result that an earlier page left is sent by the next one', async () => {
  await leaveResult();
  const { deliverLater } = await openPage();
  deliverLater(learner);
  await vi.waitFor(() => expect(sent).toEqual([attemptId]), { timeout: 20_000 });
});

/** Counts how often the outbox is asked for, which fails while `isOnline` is false. */
function watchLoading() {
  const loads = vi.fn(() => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return vi.importActual('@revisoins/assessment/player/delivery');
  });
  vi.doMock('@revisoins/assessment/player/delivery', loads);
  return loads;
}

test('a host without accounts loads no outbox', async () => {
  await leaveResult();
  const { deliverLater, limitCapabilities } = await openPage();
  const loads = watchLoading();
  limitCapabilities({ accounts: false });
  deliverLater(learner);
  await vi.dynamicImportSettled();
  limitCapabilities({ accounts: true });
  expect([loads.mock.calls, sent]).toEqual([[], []]);
});

test('an outbox that does not load is loaded when the connection is back', async () => {
  await leaveResult();
  const { deliverLater } = await openPage();
  const loads = watchLoading();
  isOnline = false;
  deliverLater(learner);
  await vi.waitFor(() => expect(loads).toHaveBeenCalled(), { timeout: 20_000 });
  await vi.dynamicImportSettled();
  isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent).toEqual([attemptId]), { timeout: 20_000 });
});

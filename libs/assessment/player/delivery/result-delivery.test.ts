// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { DAY_MS } from '@revisoins/contracts';
import { isFinished, type FinishedQuiz } from '@revisoins/assessment';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeQuiz, moveAttempt } from '@revisoins/assessment/quiz.fixture';

type Row = { readonly id: string; readonly user_id: string };
type Answer = 'saved' | 'lost' | 'refused' | 'none';

let count = 0;
let learner: string;
/** What the database has, whatever page sent it, and what it answers. */
const rows = new Map<string, Row>();
let answer: Answer;
/** Attempts whose sending fails, whatever the answer to others. */
const lost = new Set<string>();
/** Milliseconds since 1970. */
let now: number;

function finishedQuiz(): FinishedQuiz {
  count += 1;
  const quiz = makeQuiz({ id: `5f6c0b8e-7d5a-4c57-9a0e-${String(count).padStart(12, '0')}`, learner });
  const { attempt } = moveAttempt(quiz, { type: 'finish' }, quiz.clock.now);
  if (!isFinished(attempt)) throw new Error('The quiz is not finished.');
  return attempt;
}

const network: typeof fetch = async (input, init) => {
  if (!String(input instanceof Request ? input.url : input).includes('/quiz_attempts'))
    return Response.json([]);
  const sent = typeof init?.body === 'string' ? (JSON.parse(init.body) as Row) : undefined;
  if (answer === 'none') return new Promise(() => undefined);
  if (answer === 'lost' || (sent && lost.has(sent.id))) throw new TypeError('Failed to fetch');
  if (answer === 'refused')
    return Response.json({ code: '23514', message: 'violates check constraint' }, { status: 400 });
  if (sent) rows.set(sent.id, sent);
  return Response.json(sent ? [sent] : []);
};

/** The deliveries of the pages that a test has opened. */
const open: { stop(): void }[] = [];

/** A page of the learner, who is signed in. */
async function openPage() {
  vi.resetModules();
  const { configureBackend, startSession } = await import('@revisoins/auth/hosting');
  configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key', fetch: network });
  await startSession();
  const { isSyncRequested, toasts } = await import('@revisoins/host/hosting');
  const { resultStatuses } = await import('@revisoins/assessment/player');
  const { resultDelivery } = await import('@revisoins/assessment/player/delivery');
  const delivery = resultDelivery('quiz');
  open.push(delivery);
  return {
    ...delivery,
    isSyncRequested: () => isSyncRequested('quiz', learner),
    toasts: () => toasts.getState().map(({ variant }) => variant),
    status: (quiz: FinishedQuiz) => resultStatuses.getState()[quiz.id],
  };
}
const settled = (look: () => void) => vi.waitFor(look, { timeout: 20_000, interval: 10 });

beforeEach(() => {
  // Time stands still: waiting results are sent when a test triggers it, and never because a machine is slow.
  // (While timers are faked, `vi.waitFor` moves them on.)
  now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  localStorage.clear();
  rows.clear();
  lost.clear();
  learner = `learner-${(count += 1)}`;
  answer = 'saved';
  localStorage.setItem(
    'revisoins-session',
    JSON.stringify({
      access_token: 'token',
      refresh_token: 'refresh',
      expires_at: Date.now() / 1000 + 30 * DAY_MS,
      user: { id: learner, email: 'lea@example.ca', user_metadata: {} },
    }),
  );
});
afterEach(() => {
  for (const delivery of open.splice(0)) delivery.stop();
  vi.restoreAllMocks();
});

test.each([
  ['a session', 'Séance du jour', [{ ns: 'quiz', context: 'session' }]],
  ['a quiz', undefined, [{ ns: 'quiz' }]],
])(
  'that %s is saved is said in its own words, also by a page that is opened later',
  async (_, title, words) => {
    answer = 'lost';
    const here = await openPage();
    const quiz = finishedQuiz();
    await here.handOver({ ...quiz, ...(title !== undefined && { skillTitle: title }) });
    await settled(() => expect(here.toasts()).toEqual(['info']));
    answer = 'saved';
    const later = await openPage();
    const { i18n } = await import('@revisoins/i18n');
    const said = vi.spyOn(i18n, 't');
    expect(await later.deliver(learner)).toBe(true);
    await settled(() => expect(later.toasts()).toEqual(['success']));
    expect(said.mock.calls.filter(([key]) => key === 'save.savedTitle').map((call) => call[1])).toEqual(
      words,
    );
  },
);

describe('a result', () => {
  test('is handed over once, reaches the server and is shown as saved', async () => {
    const page = await openPage();
    const quiz = finishedQuiz();
    expect(await page.handOver(quiz)).toBe('device');
    await settled(() => expect(page.status(quiz)).toBe('saved'));
    await page.handOver(quiz);
    await settled(() => expect(page.isSyncRequested()).toBe(false));
    expect([page.status(quiz), page.toasts(), [...rows.keys()]]).toEqual(['saved', ['success'], [quiz.id]]);
  });

  test('waits on the device without a connection, which is shown once, and is sent when it is back', async () => {
    answer = 'lost';
    const page = await openPage();
    const quiz = finishedQuiz();
    await page.handOver(quiz);
    await settled(() => expect(page.toasts()).toEqual(['info']));
    await page.handOver(quiz);
    expect(await page.deliver(learner)).toBe(false);
    expect([page.status(quiz), page.isSyncRequested(), page.toasts()]).toEqual(['device', true, ['info']]);
    answer = 'saved';
    dispatchEvent(new Event('online'));
    await settled(() => expect(page.status(quiz)).toBe('saved'));
    await settled(() => expect(page.isSyncRequested()).toBe(false));
    // The good news takes the place of the other.
    expect([page.toasts(), rows.size]).toEqual([['success'], 1]);
  });

  test('that the server will never accept is shown as refused, even when it is handed over again', async () => {
    answer = 'refused';
    const page = await openPage();
    const quiz = finishedQuiz();
    await page.handOver(quiz);
    await settled(() => expect(page.status(quiz)).toBe('refused'));
    await settled(() => expect(page.toasts()).toEqual(['destructive']));
    await page.handOver(quiz);
    expect([page.status(quiz), page.isSyncRequested(), rows.size]).toEqual(['refused', false, 0]);
  });

  test('is known to wait before the server has answered, so that any page may send it', async () => {
    answer = 'none';
    const page = await openPage();
    const quiz = finishedQuiz();
    await page.handOver(quiz);
    expect([page.status(quiz), page.isSyncRequested()]).toEqual(['device', true]);
  });

  test('goes although another one is held up', async () => {
    const page = await openPage();
    const [first, second] = [finishedQuiz(), finishedQuiz()];
    lost.add(first.id);
    await page.handOver(first);
    await settled(() => expect(page.toasts()).toEqual(['info']));
    await page.handOver(second);
    await settled(() => expect(page.status(second)).toBe('saved'));
    expect([page.status(first), [...rows.keys()], page.isSyncRequested()]).toEqual([
      'device',
      [second.id],
      true,
    ]);
  });

  test('that another tab has sent shows as saved here, too', async () => {
    answer = 'lost';
    const here = await openPage();
    const quiz = finishedQuiz();
    await here.handOver(quiz);
    await settled(() => expect(here.toasts()).toEqual(['info']));
    answer = 'saved';
    const there = await openPage();
    expect(await there.deliver(learner)).toBe(true);
    expect(await here.deliver(learner)).toBe(false);
    await settled(() => expect(here.status(quiz)).toBe('saved'));
    expect(here.toasts()).toEqual(['info']);
  });

  test('that another tab was refused shows as refused here, too', async () => {
    answer = 'lost';
    const here = await openPage();
    const quiz = finishedQuiz();
    await here.handOver(quiz);
    await settled(() => expect(here.toasts()).toEqual(['info']));
    answer = 'refused';
    await (await openPage()).deliver(learner);
    await here.deliver(learner);
    await settled(() => expect(here.status(quiz)).toBe('refused'));
  });

  test('is known as handed over for a week after it was saved', async () => {
    const page = await openPage();
    const quiz = finishedQuiz();
    await page.handOver(quiz);
    await settled(() => expect(page.status(quiz)).toBe('saved'));
    const saved = Date.now();
    now = saved + 7 * DAY_MS - 60_000;
    await page.deliver(learner);
    expect(await page.isHandedOver(quiz.id)).toBe(true);
    now = saved + 7 * DAY_MS + 60_000;
    await page.deliver(learner);
    expect(await page.isHandedOver(quiz.id)).toBe(false);
  });

  test('of a learner who has left this device waits for them', async () => {
    answer = 'lost';
    const page = await openPage();
    const quiz = finishedQuiz();
    await page.handOver(quiz);
    await settled(() => expect(page.toasts()).toEqual(['info']));
    answer = 'saved';
    await page.deliver('somebody-else');
    dispatchEvent(new Event('online'));
    await page.deliver('somebody-else');
    expect([page.status(quiz), rows.size]).toEqual(['device', 0]);
  });

  test('is followed by no listener once its page has stopped', async () => {
    const added = vi.spyOn(globalThis, 'addEventListener');
    const removed = vi.spyOn(globalThis, 'removeEventListener');
    const onlineIn = (spy: typeof added | typeof removed) =>
      spy.mock.calls.filter(([type]) => type === 'online').map(([, listener]) => listener);
    const page = await openPage();
    await page.deliver(learner);
    expect(onlineIn(added)).toHaveLength(1);
    page.stop();
    expect(onlineIn(removed)).toEqual(onlineIn(added));
  });
});

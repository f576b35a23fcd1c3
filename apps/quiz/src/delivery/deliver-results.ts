import { createOutbox, toAttemptRow, type FinishedQuiz, type FlushReport } from '@revisoins/assessment';
import { browserPorts } from '@revisoins/assessment/player';
import { cancelSync, requestSync, toast } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import { noteStatus, resultStatuses } from './result-status.store.ts';
import { indexedDbStorage } from './indexed-db-storage.ts';
import { sendAttempt } from './send-attempt.ts';

const KEEP_MARKERS_MS = 7 * 24 * 60 * 60 * 1000;

/** A result waits for hours if necessary. */
const RESULT_BACKOFF = { firstMs: 1000, longestMs: 5 * 60_000 };

const outbox = createOutbox({
  storage: indexedDbStorage(),
  send: sendAttempt,
  order: 'any',
  backoff: RESULT_BACKOFF,
  ...browserPorts,
  onFlushed: (learner, report) => void takeNote(learner, report),
});
/** The toasts about results that are not sent yet or refused, by attempt. */
const failures = new Map<string, string>();
let watchedLearner: string | undefined;

const say = (key: string) => i18n.t(key, { ns: 'quiz' });

function toastSaved(attemptIds: readonly string[]): void {
  const replaces = attemptIds.map((id) => failures.get(id)).find((told) => told !== undefined);
  toast({ title: say('save.savedTitle'), description: say('save.savedBody'), variant: 'success', replaces });
}

/** Nothing is lost, so the toast is not an error: the badge beside it says where the result is. */
function toastWaiting(attemptId: string): void {
  if (failures.has(attemptId)) return;
  failures.set(
    attemptId,
    toast({ title: say('save.waitingTitle'), description: say('save.waitingBody'), variant: 'info' }),
  );
}

function toastRefused(attemptId: string): void {
  const replaces = failures.get(attemptId);
  failures.set(
    attemptId,
    toast({
      title: say('save.refusedTitle'),
      description: say('save.refusedBody'),
      variant: 'destructive',
      replaces,
    }),
  );
}

/** Another tab may have sent what this page waits for. */
async function refreshBadges(): Promise<void> {
  const waiting = Object.entries(resultStatuses.getState()).filter(
    ([, status]) => status === 'device' || status === 'memory',
  );
  for (const [id] of waiting) {
    const status = await outbox.status(id);
    if (status === 'saved' || status === 'refused') noteStatus(id, status);
  }
}

/** Asks every page to run the sync while something waits. */
function noteWaiting(learner: string, waits: boolean): void {
  if (waits) requestSync('quiz', learner);
  else cancelSync('quiz', learner);
}

/** Reports the outcome of a flush: beside each result, in a toast, and to the other pages. */
async function takeNote(learner: string, { saved, refused, waiting }: FlushReport): Promise<void> {
  for (const id of saved) noteStatus(id, 'saved');
  for (const { id } of refused) {
    noteStatus(id, 'refused');
    toastRefused(id);
  }
  if (saved.length > 0) toastSaved(saved);
  noteWaiting(learner, waiting > 0);
  await refreshBadges();
}

/**
 * Sends this learner's waiting results, now and whenever the device is back online. True when the server has
 * something new now. Never rejects.
 */
export async function deliverResults(learner: string): Promise<boolean> {
  if (watchedLearner !== learner) {
    watchedLearner = learner;
    addEventListener('online', () => {
      if (watchedLearner === learner) void outbox.flush(learner, { all: true });
    });
  }
  await outbox.prune(Date.now() - KEEP_MARKERS_MS);
  return (await outbox.flush(learner, { all: true })).saved.length > 0;
}

/**
 * Adds a result to the outbox; may be called repeatedly. Resolves when the outbox has it, and sends it in the
 * background. 'device': it survives a crash of the page. Never rejects.
 */
export async function handOver(quiz: FinishedQuiz): Promise<'device' | 'memory'> {
  const { id: attemptId, learner } = quiz;
  const payload = toAttemptRow(quiz, new Date());
  const place = await outbox.enqueue({ id: attemptId, owner: learner, payload });
  const status = await outbox.status(attemptId);
  noteStatus(attemptId, status === 'saved' || status === 'refused' ? status : place);
  if (status === 'waiting') {
    noteWaiting(learner, true);
    void sendNow(learner, attemptId);
  }
  return place;
}

async function sendNow(learner: string, attemptId: string): Promise<void> {
  await deliverResults(learner);
  if ((await outbox.status(attemptId)) === 'waiting') toastWaiting(attemptId);
}

/** True when the outbox has an attempt: then its quiz is over, whatever the device still stores. */
export async function isHandedOver(attemptId: string): Promise<boolean> {
  return (await outbox.status(attemptId)) !== 'unknown';
}

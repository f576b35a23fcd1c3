import {
  attemptRow,
  createOutbox,
  skillByTitle,
  toAttemptRow,
  type AttemptRow,
  type FinishedQuiz,
  type FlushReport,
} from '@revisoins/assessment';
import { DAY_MS } from '@revisoins/contracts';
import { cancelSync, requestSync, toast } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import { browserPorts } from '../browser-ports.ts';
import { noteStatus, resultStatuses } from './result-status.store.ts';
import { resultStorage } from './result-storage.ts';
import { sendAttempt } from './send-attempt.ts';

const KEEP_MARKERS_MS = 7 * DAY_MS;

/** A result waits for hours if necessary. */
const RESULT_BACKOFF = { firstMs: 1000, longestMs: 5 * 60_000 };

/** Sends results to the server. */
interface ResultDelivery {
  /**
   * Sends this learner's waiting results, now and whenever the device is back online. True when the server
   * has something new now. Never rejects.
   */
  deliver(learner: string): Promise<boolean>;
  /**
   * Adds a result to the outbox; may be called repeatedly. Resolves when the outbox has it, and sends it in
   * the background. 'device': it survives a crash of the page. Never rejects.
   */
  handOver(quiz: FinishedQuiz): Promise<'device' | 'memory'>;
  /**
   * Adds an attempt to the outbox that did not come from a quiz on this page; `deliver` sends it. Never
   * rejects.
   */
  enqueue(row: AttemptRow): Promise<'device' | 'memory'>;
  /** This learner's waiting results, of all remotes; damaged ones are left out. Never rejects. */
  waiting(learner: string): Promise<AttemptRow[]>;
  /** True when the outbox has an attempt: then its quiz is over, whatever the device still stores. */
  isHandedOver(attemptId: string): Promise<boolean>;
  /** Stops following the connection. */
  stop(): void;
}

const deliveries = new Map<string, ResultDelivery>();

/**
 * The delivery of a remote's results, in its name: `kind` is the remote and its namespace. A page has one for
 * each remote, for its screens and its sync; all share one outbox on the device. To be imported late: screens
 * do without it.
 */
export function resultDelivery(kind: string): ResultDelivery {
  const delivery = deliveries.get(kind) ?? createResultDelivery(kind);
  deliveries.set(kind, delivery);
  return delivery;
}

function createResultDelivery(kind: string): ResultDelivery {
  const notices = createNotices(kind);
  const noteWaiting = (owner: string, waits: boolean) =>
    waits ? requestSync(kind, owner) : cancelSync(kind, owner);
  const outbox = createOutbox({
    storage: resultStorage(),
    send: sendAttempt,
    order: 'any',
    backoff: RESULT_BACKOFF,
    ...browserPorts,
    onFlushed: (owner, report) => void noteFlush(owner, report),
  });
  /** The sessions that this page sends: the message that they are saved has words of its own. */
  const sessions = new Set<string>();
  const noteSession = ({ id, skill_title: title }: AttemptRow): void => {
    if (!skillByTitle(title)) sessions.add(id);
  };
  /** Whose results are sent when the device is back online. */
  let learner: string | undefined;
  const resume = () => {
    if (learner !== undefined) void outbox.flush(learner, { all: true });
  };
  addEventListener('online', resume);

  /** Another tab may have sent what this page waits for. */
  const refreshBadges = async (): Promise<void> => {
    const waiting = Object.entries(resultStatuses.getState()).filter(
      ([, status]) => status === 'device' || status === 'memory',
    );
    for (const [id] of waiting) {
      const status = await outbox.status(id);
      if (status === 'saved' || status === 'refused') noteStatus(id, status);
    }
  };

  /** Reports the outcome of a flush: beside each result, in a toast, and to the other pages. */
  const noteFlush = async (owner: string, { saved, refused, waiting }: FlushReport): Promise<void> => {
    for (const id of saved) noteStatus(id, 'saved');
    for (const { id } of refused) {
      noteStatus(id, 'refused');
      notices.refused(id);
    }
    if (saved.length > 0)
      notices.saved(saved, saved.every((id) => sessions.has(id)) ? { context: 'session' } : {});
    noteWaiting(owner, waiting > 0);
    await refreshBadges();
  };

  const waiting = async (owner: string): Promise<AttemptRow[]> =>
    (await outbox.waiting(owner)).flatMap((row) => attemptRow.safeParse(row).data ?? []);

  const deliver = async (owner: string): Promise<boolean> => {
    learner = owner;
    (await waiting(owner)).forEach(noteSession);
    await outbox.prune(Date.now() - KEEP_MARKERS_MS);
    return (await outbox.flush(owner, { all: true })).saved.length > 0;
  };

  const sendNow = async (owner: string, attemptId: string): Promise<void> => {
    await deliver(owner);
    if ((await outbox.status(attemptId)) === 'waiting') notices.waiting(attemptId);
  };

  const enqueue = async (row: AttemptRow) => {
    const { id, user_id: owner } = row;
    noteSession(row);
    const place = await outbox.enqueue({ id, owner, payload: row });
    const status = await outbox.status(id);
    noteStatus(id, status === 'saved' || status === 'refused' ? status : place);
    if (status === 'waiting') noteWaiting(owner, true);
    return { place, status };
  };

  return {
    deliver,
    enqueue: async (row) => (await enqueue(row)).place,
    async handOver(quiz) {
      const { place, status } = await enqueue(toAttemptRow(quiz, new Date()));
      if (status === 'waiting') void sendNow(quiz.learner, quiz.id);
      return place;
    },
    waiting,
    isHandedOver: async (attemptId) => (await outbox.status(attemptId)) !== 'unknown',
    stop: () => removeEventListener('online', resume),
  };
}

/** The toasts about results; a later toast replaces an earlier one about the same attempt. */
function createNotices(kind: string) {
  /** The toasts about unsent or refused results, by attempt. */
  const failures = new Map<string, string>();
  const text = (key: string, words: { readonly context?: string } = {}) =>
    i18n.t(key, { ns: kind, ...words });
  return {
    saved(attemptIds: readonly string[], words: { readonly context?: string }): void {
      const replaces = attemptIds.map((id) => failures.get(id)).find((known) => known !== undefined);
      toast({
        title: text('save.savedTitle', words),
        description: text('save.savedBody'),
        variant: 'success',
        replaces,
      });
    },
    /** Nothing is lost, so the toast is not an error: the badge beside it shows where the result is. */
    waiting(attemptId: string): void {
      if (failures.has(attemptId)) return;
      const notice = { title: text('save.waitingTitle'), description: text('save.waitingBody') };
      failures.set(attemptId, toast({ ...notice, variant: 'info' }));
    },
    refused(attemptId: string): void {
      const replaces = failures.get(attemptId);
      const notice = { title: text('save.refusedTitle'), description: text('save.refusedBody') };
      failures.set(attemptId, toast({ ...notice, variant: 'destructive', replaces }));
    },
  };
}

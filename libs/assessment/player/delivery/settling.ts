import type { AttemptRow, FinishedQuiz } from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import type { resultDelivery } from './result-delivery.ts';

export interface SettlingOptions {
  /** Loads the delivery of the remote, after the screen; a visitor without an account does not need it. */
  readonly load: () => Promise<ReturnType<typeof resultDelivery>>;
  /** Removes a quiz from the device. */
  readonly forget: (quiz: FinishedQuiz) => void;
}

/** What screens do with results, before and after the delivery has loaded. */
export interface Settling {
  /** Loads the delivery in the background and sends this learner's waiting results. Never throws. */
  deliverLater(learner: string): void;
  /** This learner's results that the server does not have yet. Never rejects. */
  waitingResults(learner: string): Promise<AttemptRow[]>;
  /** True when the outbox has an attempt: then its quiz is over, whatever the device still stores. */
  isHandedOver(attemptId: string): Promise<boolean>;
  /**
   * Hands a result over; may be called repeatedly. The stored quiz is removed only when its result is safe:
   * in the outbox, or not meant to be saved. Never rejects.
   */
  settle(quiz: FinishedQuiz): Promise<void>;
}

/** Settles the quizzes of a remote. Without a connection the delivery may not load; then it waits for one. */
export function createSettling({ load, forget }: SettlingOptions): Settling {
  const whenOnline = (retry: () => void) => addEventListener('online', retry, { once: true });

  function deliverLater(learner: string): void {
    if (!hostCapabilities().accounts) return;
    load().then(
      (delivery) => delivery.deliver(learner),
      () => whenOnline(() => deliverLater(learner)),
    );
  }

  async function settle(quiz: FinishedQuiz): Promise<void> {
    try {
      const isSaved = quiz.purpose === 'scored' && hostCapabilities().accounts;
      const isSafe = !isSaved || (await (await load()).handOver(quiz)) === 'device';
      if (isSafe) forget(quiz);
    } catch {
      whenOnline(() => void settle(quiz));
    }
  }

  return {
    deliverLater,
    waitingResults: (learner) =>
      load().then(
        (delivery) => delivery.waiting(learner),
        () => [],
      ),
    async isHandedOver(attemptId) {
      if (!hostCapabilities().accounts) return false;
      return load().then(
        (delivery) => delivery.isHandedOver(attemptId),
        () => false,
      );
    },
    settle,
  };
}

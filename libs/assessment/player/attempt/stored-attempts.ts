import { attemptClock, countAnswered, type AttemptStorage, type RunningAttempt } from '@revisoins/assessment';
import {
  announceAttempt,
  deviceReading,
  deviceStorage,
  hostCapabilities,
  parseStored,
  pinVersion,
  unpinVersion,
  withdrawAttempt,
  type AttemptUnderWay,
} from '@revisoins/host';

interface OwnedAttempt extends RunningAttempt {
  readonly learner: string;
}

export interface StoredAttemptsOptions<A> {
  /** The remote whose version stays pinned while an attempt is stored; also the kind of the attempt. */
  readonly remote: string;
  /** Where an attempt is stored: a learner has one attempt under each key. */
  readonly storageKey: (attempt: A) => string;
  /** A stored attempt; null when it is damaged or of another version. */
  readonly read: (stored: unknown) => A | null;
  /** What a move changes: a few hundred bytes, without the questions, which never change. */
  readonly moved: readonly (keyof A)[];
  /** How the platform shows an attempt under way, and where it is resumed. */
  readonly announcement: (attempt: A) => Pick<AttemptUnderWay, 'title' | 'href' | 'isUrgent'>;
}

export interface StoredAttempts<A> extends AttemptStorage<A> {
  /** The attempt under this key. Never returns an attempt that belongs elsewhere, such as somebody else's. */
  read(key: string): A | null;
  /** Removes this attempt; a newer one under the same key stays. */
  forget(attempt: A): void;
}

const movesKey = (key: string) => `${key}:moves`;

/**
 * The attempts of a remote on this device. While one is stored, the version of the remote is pinned, and the
 * platform offers to resume it.
 */
export function createStoredAttempts<A extends OwnedAttempt>({
  remote,
  storageKey,
  read: parse,
  moved,
  announcement,
}: StoredAttemptsOptions<A>): StoredAttempts<A> {
  const pinned = new Set<string>();

  /** The attempt with its latest moves; unchanged when these are damaged or of another attempt. */
  function withMoves(attempt: A, stored: unknown): A {
    const moves = (stored ?? {}) as Partial<A>;
    if (moves.id !== attempt.id) return attempt;
    const changes = Object.fromEntries(moved.map((field) => [field, moves[field]]));
    return parse({ ...attempt, ...changes }) ?? attempt;
  }

  function read(key: string): A | null {
    const attempt = parse(parseStored(deviceStorage.get(key)));
    if (!attempt || storageKey(attempt) !== key) return null;
    return withMoves(attempt, parseStored(deviceStorage.get(movesKey(key))));
  }

  /** Without accounts, attempts are not announced. */
  function announce(attempt: A): void {
    const { learner, id, answers, deadline, finished } = attempt;
    if (!hostCapabilities().accounts) return;
    if (finished) return withdrawAttempt(learner, id);
    const now = deviceReading();
    announceAttempt(learner, {
      kind: remote,
      id,
      ...announcement(attempt),
      deadline: deadline === null ? null : now.wall + deadline - attemptClock(attempt, now).now,
      answered: countAnswered(answers),
      total: answers.length,
    });
  }

  return {
    read,
    store(attempt) {
      if (!pinned.has(attempt.id)) {
        pinned.add(attempt.id);
        pinVersion(remote, attempt.id);
      }
      const key = storageKey(attempt);
      deviceStorage.set(movesKey(key), JSON.stringify(pick(attempt, ['id', ...moved])));
      // A move does not write the questions again.
      if (!deviceStorage.get(key)?.includes(attempt.id)) deviceStorage.set(key, JSON.stringify(attempt));
      announce(attempt);
    },
    forget(attempt) {
      const { learner, id } = attempt;
      pinned.delete(id);
      unpinVersion(remote, id);
      withdrawAttempt(learner, id);
      const key = storageKey(attempt);
      if (read(key)?.id !== id) return;
      deviceStorage.remove(key);
      deviceStorage.remove(movesKey(key));
    },
    follow(attempt, onChange) {
      const key = storageKey(attempt);
      const follow = (event: StorageEvent) => {
        if (event.key === key || event.key === movesKey(key)) onChange(read(key));
      };
      // A page that the browser kept for Back received no events meanwhile.
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        if (persisted) onChange(read(key));
      };
      addEventListener('storage', follow);
      addEventListener('pageshow', comeBack);
      return () => {
        removeEventListener('storage', follow);
        removeEventListener('pageshow', comeBack);
      };
    },
  };
}

function pick<T extends object>(from: T, fields: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<T>;
}

import { attemptKindSchema, deviceStorage, parseStored, type ReadonlyStore } from '@revisoins/contracts';
import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isPagePath } from './is-page-path.ts';

const pagePath = z.string().check(z.maxLength(300), z.refine(isPagePath));
const wholeNumber = z.int().check(z.minimum(0));

const attemptUnderWay = z.object({
  kind: attemptKindSchema,
  /** One attempt, however often it is announced. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /**
   * `key` includes its namespace ('skills:comp8.title'); `french` is used where that namespace is not loaded.
   */
  title: z.object({ key: z.string().check(z.maxLength(100)), french: z.string().check(z.maxLength(200)) }),
  /** The page where the learner can continue it. */
  href: pagePath,
  /** When its time is up, in ms on this device's clock; null without a deadline. */
  deadline: z.nullable(z.number()),
  /** Comes before others because it cannot wait, such as an exam. */
  isUrgent: z.optional(z.boolean()),
  answered: wholeNumber,
  total: wholeNumber,
});
/** An attempt that a learner has begun on this device. */
export type AttemptUnderWay = z.infer<typeof attemptUnderWay>;

type Attempts = readonly AttemptUnderWay[];

/** The most attempts that are stored, the newest first; more than anybody starts. */
const MOST_STORED = 30;
/** A deadline that differs by less than this is the same one, read again. */
const SAME_DEADLINE_MS = 2000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The beginning of the key under which a learner's attempts are stored on the device. */
export const ATTEMPTS_PREFIX = 'revisoins-attempts:';

const stores = new Map<string, StoreApi<Attempts>>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** The stored attempts of a learner that are not over. Damaged entries are skipped. */
function read(learner: string): AttemptUnderWay[] {
  const stored = parseStored(deviceStorage.get(ATTEMPTS_PREFIX + learner));
  if (!Array.isArray(stored)) return [];
  const attempts = stored.flatMap((one) => attemptUnderWay.safeParse(one).data ?? []);
  return attempts.filter((one) => !isOver(one)).slice(0, MOST_STORED);
}

function isOver({ deadline }: AttemptUnderWay): boolean {
  return deadline !== null && deadline <= Date.now();
}

/** Shows the stored attempts now, and again when the next deadline passes. */
function refresh(learner: string): void {
  const store = stores.get(learner);
  if (!store) return;
  const attempts = read(learner);
  if (JSON.stringify(attempts) !== JSON.stringify(store.getState())) store.setState(attempts, true);
  clearTimeout(timers.get(learner));
  const next = Math.min(...attempts.map(({ deadline }) => deadline ?? Number.POSITIVE_INFINITY));
  if (!Number.isFinite(next)) return;
  const wait = Math.min(Math.max(next - Date.now(), 0) + 1, LONGEST_TIMER_MS);
  timers.set(
    learner,
    setTimeout(() => refresh(learner), wait),
  );
}

function write(learner: string, attempts: Attempts): void {
  if (attempts.length === 0) deviceStorage.remove(ATTEMPTS_PREFIX + learner);
  else deviceStorage.set(ATTEMPTS_PREFIX + learner, JSON.stringify(attempts));
  refresh(learner);
}

let isFollowing = false;

function followOtherTabs(): void {
  // During a build that renders a page there are no other tabs.
  if (isFollowing || typeof addEventListener === 'undefined') return;
  isFollowing = true;
  addEventListener('storage', ({ key }) => {
    for (const learner of stores.keys())
      if (key === null || key === ATTEMPTS_PREFIX + learner) refresh(learner);
  });
}

/**
 * The quizzes and exams that a learner started on this device and can resume, newest first. One store for
 * each learner; it follows the other tabs and drops an attempt when its deadline passes.
 */
export function attemptsUnderWay(learner: string): ReadonlyStore<Attempts> {
  const known = stores.get(learner);
  if (known) return known;
  const store = createStore<Attempts>(() => []);
  stores.set(learner, store);
  followOtherTabs();
  refresh(learner);
  return store;
}

function isSame(a: AttemptUnderWay, b: AttemptUnderWay): boolean {
  const moved = Math.abs((a.deadline ?? 0) - (b.deadline ?? 0));
  return (
    (a.deadline === null) === (b.deadline === null) &&
    moved < SAME_DEADLINE_MS &&
    JSON.stringify({ ...a, deadline: null }) === JSON.stringify({ ...b, deadline: null })
  );
}

/** Called by a remote when an attempt starts, resumes or progresses. Never throws. */
export function announceAttempt(learner: string, attempt: AttemptUnderWay): void {
  const next = attemptUnderWay.safeParse(attempt).data;
  if (!next) return;
  if (isOver(next)) return withdrawAttempt(learner, next.id);
  const current = read(learner);
  const before = current.find(({ id }) => id === next.id);
  if (before && isSame(before, next)) return;
  write(
    learner,
    before
      ? current.map((one) => (one.id === next.id ? next : one))
      : [next, ...current].slice(0, MOST_STORED),
  );
}

/** Called by a remote when an attempt is over: handed in, discarded, or not found. */
export function withdrawAttempt(learner: string, id: string): void {
  write(
    learner,
    read(learner).filter((one) => one.id !== id),
  );
}

import { deviceReading } from '@revisoins/host';
import {
  draftClock,
  readClock,
  restClock,
  moveAttempt,
  type Clock,
  type QuizDraft,
  type Move,
} from '@revisoins/assessment';
import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';
import { onlyOne } from '../draw-questions/only-one.ts';
import { dismissDrawn, tellWaiting, type DrawFailure } from '../draw-questions/tell-drawing.ts';
import { forgetQuiz, isPartOfQuiz, keepQuiz, keptQuiz } from '../quiz-draft/draft-storage.ts';
import type { KeptQuiz } from '../quiz-draft/kept-quiz.schema.ts';
import { serverTime } from '../quiz-draft/server-time.ts';
import { drawQuiz, resumeQuiz } from './begin-quiz.ts';
import { isSamePlace, type QuizPlace } from './quiz-place.ts';

export type QuizState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'generating' }
  | { readonly phase: 'failed'; readonly failure: DrawFailure }
  | { readonly phase: 'playing'; readonly kept: KeptQuiz }
  | { readonly phase: 'finished'; readonly kept: KeptQuiz }
  /** Thrown away or finished in another tab. */
  | { readonly phase: 'gone' };

const idle: QuizState = { phase: 'idle' };
const store = createStore<QuizState>(() => idle);

/** The quiz on screen. One at a time: its commands are the functions of this module. */
export const quiz: ReadonlyStore<QuizState> = store;

let place: QuizPlace | null = null;
let generation: AbortController | null = null;
let isWanted = false;

function show(kept: KeptQuiz): void {
  store.setState({ phase: kept.draft.finished ? 'finished' : 'playing', kept }, true);
}

async function start(wanted: QuizPlace, shownTitle: string, signal: AbortSignal): Promise<void> {
  try {
    const begun = await onlyOne(async () => {
      signal.throwIfAborted();
      return (await resumeQuiz(wanted)) ?? (await drawQuiz(wanted, shownTitle, signal));
    }, tellWaiting);
    signal.throwIfAborted();
    if (typeof begun === 'string') store.setState({ phase: 'failed', failure: begun }, true);
    else show(begun);
    await settleClock();
  } catch {
    // The learner left: nobody waits for this quiz any more.
  }
}

/**
 * Shows the quiz of this place: the one that was begun, or a new one. Calling it again changes nothing, in another
 * language or with another number of questions either.
 */
export function openQuiz(wanted: QuizPlace, shownTitle: string): void {
  isWanted = true;
  if (!isSamePlace(place, wanted) || store.getState().phase === 'idle') retryQuiz(wanted, shownTitle);
}

/** Gives up what is under way and begins again. */
export function retryQuiz(wanted: QuizPlace, shownTitle: string): void {
  generation?.abort();
  generation = new AbortController();
  place = wanted;
  store.setState({ phase: 'generating' }, true);
  void start(wanted, shownTitle, generation.signal);
}

/** The screen was left. A quiz that was begun stays on the device; a generation under way is given up. */
export function closeQuiz(): void {
  isWanted = false;
  rest();
  // React mounts effects twice in development: only a screen that stays away is left.
  setTimeout(() => {
    if (isWanted) return;
    generation?.abort();
    dismissDrawn();
    place = null;
    store.setState(idle, true);
  });
}

export function moveQuiz(move: Move): void {
  const state = store.getState();
  if (state.phase !== 'playing') return;
  const clock = draftClock(state.kept.draft, deviceReading());
  const { draft, refused } = moveAttempt({ ...state.kept.draft, clock }, move, clock.now);
  if (refused !== null && refused !== 'time-is-up') return;
  const kept = { ...state.kept, draft };
  keepQuiz(kept);
  show(kept);
}

/** Sets the clock of a quiz without a deadline; the others go on whatever happens. */
function setStandingClock(read: (draft: QuizDraft) => Clock): void {
  const state = store.getState();
  if (state.phase !== 'playing' || state.kept.draft.deadline !== null) return;
  const { draft } = state.kept;
  const kept = { ...state.kept, draft: { ...draft, clock: read(draft) } };
  keepQuiz(kept);
  show(kept);
}

/** The question goes out of sight: a quiz without a deadline stands still from here. */
export function rest(): void {
  setStandingClock((draft) => draftClock(draft, deviceReading()));
}

/** The question is in sight again: what passed meanwhile does not count. */
export function wake(): void {
  setStandingClock(({ clock }) => restClock(clock, deviceReading()));
}

/** Throws the quiz on screen away, without saving. */
export function discardQuiz(): void {
  const state = store.getState();
  if (state.phase === 'playing' && place)
    forgetQuiz(place.learner, place.skill.id, state.kept.draft.attemptId);
  store.setState(idle, true);
}

const ASK_AGAIN_AFTER_MS = 15_000;
let askedAt = Number.NEGATIVE_INFINITY;

/** Asks for the server's time, which tells sleep from a clock that was set; not again within 15 s. Never rejects. */
export async function settleClock(): Promise<void> {
  const now = store.getState();
  if (now.phase === 'playing' && now.kept.draft.deadline === null) return;
  if (performance.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
  askedAt = performance.now();
  const reference = await serverTime();
  const state = store.getState();
  if (reference === undefined || state.phase !== 'playing' || state.kept.draft.deadline === null) return;
  const clock = readClock(state.kept.draft.clock, deviceReading(reference));
  const kept = { ...state.kept, draft: { ...state.kept.draft, clock } };
  keepQuiz(kept);
  show(kept);
}

/** Follows the same quiz in the other tabs of this browser. Returns the function that ends it. */
export function followOtherTabs(followed: QuizPlace): () => void {
  const { learner, skill } = followed;
  const follow = ({ key }: StorageEvent) => {
    if (!isPartOfQuiz(key, learner, skill.id) || store.getState().phase !== 'playing') return;
    const kept = keptQuiz(learner, skill.id);
    if (kept) show(kept);
    else store.setState({ phase: 'gone' }, true);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

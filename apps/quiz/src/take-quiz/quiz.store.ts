import { deviceReading } from '@revisoins/host';
import {
  quizClock,
  readClock,
  restClock,
  isFinished,
  moveAttempt,
  type Clock,
  type FinishedQuiz,
  type QuizAttempt,
  type Move,
} from '@revisoins/assessment';
import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';
import { onlyOne } from '../draw-questions/only-one.ts';
import { dismissDrawn, toastWaiting, type DrawFailure } from '../draw-questions/drawing-toasts.ts';
import { forgetQuiz, isPartOfQuiz, storeQuiz, storedQuiz } from '../attempt/stored-quiz.ts';
import { serverTime } from '../attempt/server-time.ts';
import { drawQuiz, resumeQuiz } from './draw-or-resume.ts';
import type { QuizPlace } from '../attempt/quiz-place.ts';

export type QuizState =
  | { readonly phase: 'generating' }
  | { readonly phase: 'failed'; readonly failure: DrawFailure }
  | { readonly phase: 'playing'; readonly attempt: QuizAttempt }
  | { readonly phase: 'finished'; readonly attempt: FinishedQuiz }
  /** Discarded or finished in another tab. */
  | { readonly phase: 'gone' };

/** The quiz of one screen, from its generation to its end. */
export interface Quiz {
  readonly state: ReadonlyStore<QuizState>;
  /** Shows the quiz of this place: a stored one, or a new one. Returns a function that leaves it. */
  open(place: QuizPlace, shownTitle: string): () => void;
  /** Discards what is under way and starts again. */
  retry(place: QuizPlace, shownTitle: string): void;
  move(move: Move): void;
  /** The question is hidden: a quiz without a deadline pauses here. */
  rest(): void;
  /** The question is visible again: the time in between does not count. */
  wake(): void;
  /**
   * Reads the server's time, which distinguishes sleep from a clock that was set; at most every 15 s. Never
   * rejects.
   */
  settleClock(): Promise<void>;
  /** Discards the quiz without saving. */
  discard(): void;
}

const ASK_AGAIN_AFTER_MS = 15_000;

export function createQuiz(): Quiz {
  const store = createStore<QuizState>(() => ({ phase: 'generating' }));
  let generation = new AbortController();
  let askedAt = Number.NEGATIVE_INFINITY;

  function show(attempt: QuizAttempt): void {
    store.setState(
      isFinished(attempt) ? { phase: 'finished', attempt } : { phase: 'playing', attempt },
      true,
    );
  }

  /** Changes a running quiz, on screen and on the device. */
  function change(next: (attempt: QuizAttempt) => QuizAttempt): void {
    const state = store.getState();
    if (state.phase !== 'playing') return;
    const attempt = next(state.attempt);
    if (attempt === state.attempt) return;
    storeQuiz(attempt);
    show(attempt);
  }

  async function begin(place: QuizPlace, shownTitle: string, signal: AbortSignal): Promise<void> {
    try {
      // React mounts effects twice in development: a screen that was left at once requests nothing.
      await Promise.resolve();
      signal.throwIfAborted();
      const opened = await onlyOne(async () => {
        signal.throwIfAborted();
        const resumed = await resumeQuiz(place);
        return resumed ? { attempt: resumed } : drawQuiz(place, shownTitle, signal);
      }, toastWaiting);
      signal.throwIfAborted();
      if (typeof opened === 'string') store.setState({ phase: 'failed', failure: opened }, true);
      else {
        show(opened.attempt);
        if ('toastReady' in opened) opened.toastReady();
      }
      await settleClock();
    } catch {
      // The learner left: nobody waits for this quiz any more.
    }
  }

  function retry(place: QuizPlace, shownTitle: string): void {
    generation.abort();
    generation = new AbortController();
    store.setState({ phase: 'generating' }, true);
    void begin(place, shownTitle, generation.signal);
  }

  async function settleClock(): Promise<void> {
    const state = store.getState();
    if (state.phase === 'playing' && state.attempt.deadline === null) return;
    if (performance.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
    askedAt = performance.now();
    const reference = await serverTime();
    if (reference === undefined) return;
    change((attempt) =>
      attempt.deadline === null
        ? attempt
        : { ...attempt, clock: readClock(attempt.clock, deviceReading(reference)) },
    );
  }

  /** Sets the clock of a quiz without a deadline; other clocks always run on. */
  function setStandingClock(read: (attempt: QuizAttempt) => Clock): void {
    change((attempt) => (attempt.deadline === null ? { ...attempt, clock: read(attempt) } : attempt));
  }

  const rest = () => setStandingClock((attempt) => quizClock(attempt, deviceReading()));

  /** Follows the same quiz in the other tabs of this browser. Returns a function that stops it. */
  function followOtherTabs({ learner, skill }: QuizPlace): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (!isPartOfQuiz(key, learner, skill.id) || store.getState().phase !== 'playing') return;
      const attempt = storedQuiz(learner, skill.id);
      if (attempt) show(attempt);
      else store.setState({ phase: 'gone' }, true);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }

  return {
    state: store,
    open(place, shownTitle) {
      retry(place, shownTitle);
      const stopFollowing = followOtherTabs(place);
      return () => {
        stopFollowing();
        rest();
        // A quiz in progress stays on the device; a pending generation is aborted.
        generation.abort();
        dismissDrawn();
      };
    },
    retry,
    move(move) {
      change((before) => {
        const clock = quizClock(before, deviceReading());
        const { attempt, refused } = moveAttempt({ ...before, clock }, move, clock.now);
        return refused !== null && refused !== 'time-is-up' ? before : attempt;
      });
    },
    rest,
    wake: () => setStandingClock(({ clock }) => restClock(clock, deviceReading())),
    settleClock,
    discard() {
      const state = store.getState();
      if (state.phase !== 'playing') return;
      forgetQuiz(state.attempt);
      store.setState({ phase: 'generating' }, true);
    },
  };
}

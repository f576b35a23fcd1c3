import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';
import { failed, type Outcome } from '../voice-service/voice-failure.ts';
import type { Stages } from './hear-at-site.ts';
import { isPlaceBroken, type Heard } from './heard.ts';
import { isMicrophoneDenied } from './is-microphone-denied.ts';
import { storeChoices, readChoices, withPlace } from './hearing-choices.ts';
import { createOfferedPlaces, type HearingOptions, type Offer } from './offered-places.ts';
import type { PreferredPlace } from './place.ts';

/** Longest that she listens at once, in milliseconds. */
export const LISTENING_MAX_MS = 60_000;

export interface EarState extends Offer {
  readonly phase: 'off' | 'preparing' | 'listening' | 'transcribing';
  /** While this site's service records: milliseconds since the start, loudness from 0 to 1. */
  readonly elapsed: number;
  readonly level: number;
}

export interface ListenOptions {
  /** Longest listening, in milliseconds. */
  readonly longest?: number;
  /** Ends it, and keeps nothing. */
  readonly signal?: AbortSignal;
}

/**
 * Thalia's hearing on one screen. Nothing is heard before `agree` and `listen`, and nothing after `close`.
 */
export interface Ear {
  readonly state: ReadonlyStore<EarState>;
  /** Finds out what works here. Never rejects. */
  find(): Promise<void>;
  /** Remembers that the learner agrees to the first place. */
  agree(): void;
  /** Uses this place from now on, even if it failed before, or nothing. */
  prefer(place: PreferredPlace): void;
  /** Forgets what the learner agreed to. */
  disagree(): void;
  /** The words of one turn. Rejects only when the ear was closed, or with the reason of the signal. */
  listen(onWords: (words: string) => void, options?: ListenOptions): Promise<Outcome<Heard>>;
  /** Ends the listening and keeps what was heard. */
  stop(): void;
  close(): void;
}

const quiet = { phase: 'off', elapsed: 0, level: 0 } as const;

export function createEar(options: HearingOptions): Ear {
  const { learner } = options;
  const offered = createOfferedPlaces(options);
  const state = createStore<EarState>(() => ({ ...quiet, ...offered.read() }));
  const offer = () => state.setState(offered.read());
  let left = new AbortController();
  let ending = new AbortController();

  const stages: Stages = {
    onProgress: (elapsed, level) => state.setState({ phase: 'listening', elapsed, level }),
    onTranscribing: () => state.setState({ phase: 'transcribing' }),
  };

  async function listen(
    onWords: (words: string) => void,
    { longest = LISTENING_MAX_MS, signal: dropped }: ListenOptions,
  ): Promise<Outcome<Heard>> {
    const { phase, places, isAgreed } = state.getState();
    const [place] = places;
    if (phase !== 'off' || place === undefined || !isAgreed) return failed('not-activated');
    if (place !== 'device' && !navigator.onLine) return failed('offline');
    const signal = dropped ? AbortSignal.any([left.signal, dropped]) : left.signal;
    signal.throwIfAborted();
    ending = new AbortController();
    state.setState({ phase: 'preparing', elapsed: 0, level: 0 });
    try {
      const hear = await offered.open(place, stages);
      signal.throwIfAborted();
      if (ending.signal.aborted) return failed('transcription-empty');
      if (place !== 'site' && hear) state.setState({ phase: 'listening' });
      const heard = hear
        ? await hear({ onWords, stop: ending.signal, signal, longest })
        : failed('recogniser-failed');
      if (heard.ok || !isPlaceBroken(heard.failure)) return heard;
      // Without a microphone no place works: this one is offered again.
      if (await isMicrophoneDenied()) return failed('microphone-denied');
      offered.giveUp(place);
      offer();
      return state.getState().places.length > 0 ? failed('place-failed') : heard;
    } finally {
      state.setState(quiet);
    }
  }

  return {
    state,
    async find() {
      if (left.signal.aborted) left = new AbortController();
      await offered.find(offer);
    },
    agree() {
      const [place] = state.getState().places;
      if (place === undefined) return;
      storeChoices(learner, { agreed: withPlace(readChoices(learner).agreed, place) });
      offer();
    },
    prefer(preferred) {
      const { failed: broken } = readChoices(learner);
      storeChoices(learner, { preferred, failed: broken.filter((place) => place !== preferred) });
      offer();
    },
    disagree() {
      storeChoices(learner, { agreed: [] });
      offer();
    },
    listen: (onWords, limits = {}) => listen(onWords, limits),
    stop: () => ending.abort(),
    close() {
      offered.close();
      left.abort();
    },
  };
}

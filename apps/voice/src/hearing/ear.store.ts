import type { ReadonlyStore } from '@revisoins/contracts';
import type { Language } from '@revisoins/i18n';
import { createStore } from 'zustand/vanilla';
import type { VoiceDevices } from '../sound/voice-access.ts';
import { followTranscription, knownToTranscribe } from '../voice-service/use-can-transcribe.ts';
import { failed, type Outcome } from '../voice-service/voice-failure.ts';
import { deviceLanguage, installLanguage, languageTag, type DeviceLanguage } from './device-language.ts';
import { hearAtSite } from './hear-at-site.ts';
import { hearInBrowser } from './hear-in-browser.ts';
import { isPlaceBroken, type Hear, type Heard } from './heard.ts';
import { storeChoices, readChoices, withPlace } from './hearing-choices.ts';
import { orderPlaces, type Place, type Wish } from './place.ts';
import { recogniserClass } from './recogniser.ts';

/** Longest that she listens at once, in milliseconds. */
export const LISTENING_MAX_MS = 60_000;

export interface EarState {
  readonly phase: 'off' | 'preparing' | 'listening' | 'transcribing';
  /** Where speech becomes text, the place to use first; empty where nothing does, or nothing is wanted. */
  readonly places: readonly Place[];
  /** Everything that this browser and this site offer, even what failed before or is not wanted. */
  readonly working: readonly Place[];
  /** The learner agrees to the first place. */
  readonly isAgreed: boolean;
  /** The browser has to load the language before it listens on the device. */
  readonly needsDownload: boolean;
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
  wish(wish: Wish): void;
  /** Forgets what the learner agreed to. */
  disagree(): void;
  /** The words of one turn. Rejects only when the ear was closed, or with the reason of the signal. */
  listen(onWords: (words: string) => void, options?: ListenOptions): Promise<Outcome<Heard>>;
  /** Ends the listening and keeps what was heard. */
  stop(): void;
  close(): void;
}

export interface EarOptions {
  readonly devices: VoiceDevices;
  readonly language: () => Language;
  readonly learner: string;
}

const quiet = { phase: 'off', elapsed: 0, level: 0 } as const;

export function createEar({ devices, language, learner }: EarOptions): Ear {
  const recogniser = recogniserClass();
  let local: DeviceLanguage | null = null;
  let siteHears = knownToTranscribe();
  let left = new AbortController();
  let ending = new AbortController();
  let unfollow = () => undefined as void;

  const offered = (): Pick<EarState, 'places' | 'working' | 'isAgreed' | 'needsDownload'> => {
    const { wish, agreed, failed: broken } = readChoices(learner);
    const working: Place[] = [
      ...(local ? (['device'] as const) : []),
      ...(siteHears ? (['site'] as const) : []),
      ...(recogniser ? (['browser'] as const) : []),
    ];
    const places = orderPlaces(
      working.filter((place) => !broken.includes(place)),
      wish,
    );
    const [first] = places;
    return {
      places,
      working,
      isAgreed: first !== undefined && agreed.includes(first),
      needsDownload: first === 'device' && local?.needsDownload === true,
    };
  };
  const state = createStore<EarState>(() => ({ ...quiet, ...offered() }));
  const offer = () => state.setState(offered());

  /** A place that does not work is offered no more. */
  function giveUp(place: Place): void {
    if (place === 'site') siteHears = false;
    else storeChoices(learner, { failed: withPlace(readChoices(learner).failed, place) });
    offer();
  }

  async function hearing(place: Place): Promise<Hear | null> {
    if (place === 'site')
      return hearAtSite(devices, {
        onProgress: (elapsed, level) => state.setState({ phase: 'listening', elapsed, level }),
        onTranscribing: () => state.setState({ phase: 'transcribing' }),
      });
    if (!recogniser) return null;
    if (place === 'browser') return hearInBrowser(recogniser, languageTag(language()), false);
    if (local?.needsDownload) {
      if (!(await installLanguage(recogniser, local.tag))) return null;
      local = { ...local, needsDownload: false };
    }
    return local && hearInBrowser(recogniser, local.tag, true);
  }

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
      const hear = await hearing(place);
      signal.throwIfAborted();
      if (ending.signal.aborted) return failed('transcription-empty');
      if (place !== 'site' && hear) state.setState({ phase: 'listening' });
      const heard = hear
        ? await hear({ onWords, stop: ending.signal, signal, longest })
        : failed('recogniser-failed');
      if (heard.ok || !isPlaceBroken(heard.failure)) return heard;
      giveUp(place);
      return state.getState().places.length > 0 ? failed('place-failed') : heard;
    } finally {
      state.setState(quiet);
    }
  }

  return {
    state,
    async find() {
      if (left.signal.aborted) left = new AbortController();
      unfollow();
      unfollow = followTranscription(() => {
        siteHears = knownToTranscribe();
        offer();
      });
      offer();
      local = await deviceLanguage(recogniser, language());
      offer();
    },
    agree() {
      const [place] = state.getState().places;
      if (place === undefined) return;
      storeChoices(learner, { agreed: withPlace(readChoices(learner).agreed, place) });
      offer();
    },
    wish(wish) {
      const { failed: broken } = readChoices(learner);
      storeChoices(learner, { wish, failed: broken.filter((place) => place !== wish) });
      offer();
    },
    disagree() {
      storeChoices(learner, { agreed: [] });
      offer();
    },
    listen: (onWords, options = {}) => listen(onWords, options),
    stop: () => ending.abort(),
    close() {
      unfollow();
      left.abort();
    },
  };
}

import { language } from '@revisoins/i18n';
import { isEcho } from '../hearing/echo.ts';
import type { Ear } from '../hearing/ear.store.ts';
import type { Heard } from '../hearing/heard.ts';
import type { Loudspeaker } from '../sound/loudspeaker.ts';
import { nextSentences } from '../sound/sentences.ts';
import { failed, type Failed, type Outcome, type VoiceFailure } from '../voice-service/voice-failure.ts';
import type { OralStateStore } from './oral-state.ts';

/** Milliseconds in which an answer is expected. */
export const ANSWER_MS = 12_000;

const silences: readonly VoiceFailure[] = ['transcription-empty', 'not-understood'];

/** Whether this only means that nobody said anything that could be written down. */
export const isSilence = (failure: VoiceFailure): boolean => silences.includes(failure);

/** What is said and heard in an oral quiz: one thing at a time. */
export interface OralSpeech {
  /** Whether she listens without a press. */
  hearsAlone(): boolean;
  /** Says a text. Hands-free, whoever speaks up interrupts it: then returns their words. */
  say(text: string, signal: AbortSignal): Promise<string | null>;
  /** Listens once; what ends it early counts as nothing heard. */
  hear(longest: number, signal: AbortSignal): Promise<Outcome<Heard>>;
  /** Ends what is said and heard. */
  interrupt(): void;
  /** Runs one thing, which the next one or an interruption ends. */
  run(work: (signal: AbortSignal) => Promise<void>): void;
}

interface SpeechOptions {
  readonly state: OralStateStore;
  readonly loudspeaker: Loudspeaker;
  readonly ear: Ear;
  readonly onFailure: (failure: Failed) => void;
}

export function createOralSpeech({ state, loudspeaker, ear, onFailure }: SpeechOptions): OralSpeech {
  let turn = new AbortController();
  const hearsAlone = () => state.getState().isHandsFree && ear.state.getState().isAgreed;

  function interrupt(): void {
    turn.abort();
    loudspeaker.stop();
  }

  async function sayAlone(text: string, signal: AbortSignal): Promise<void> {
    if (state.getState().isMuted) return;
    const said = await loudspeaker.saying(language(), signal).say(nextSentences(text), { hush: signal });
    if (said.ok || signal.aborted) return;
    // The rest is read.
    state.setState({ isMuted: true });
    onFailure(said);
  }

  async function listen(
    longest: number,
    signal: AbortSignal,
    onWords: (words: string) => void,
  ): Promise<Outcome<Heard>> {
    try {
      return await ear.listen(onWords, { longest, signal });
    } catch {
      return failed('transcription-empty');
    }
  }

  async function sayAndOverhear(text: string, signal: AbortSignal): Promise<string | null> {
    const whole = new AbortController();
    const over = new AbortController();
    let isInterrupted = false;
    const overhear = async (): Promise<string | null> => {
      while (!whole.signal.aborted && !signal.aborted) {
        const outcome = await listen(ANSWER_MS, AbortSignal.any([signal, over.signal]), (words) => {
          if (!isInterrupted && isEcho(words, text)) return;
          if (!isInterrupted) loudspeaker.stop();
          isInterrupted = true;
          state.setState({ heard: words });
        });
        if (outcome.ok && isInterrupted) return outcome.value.words;
        if (!outcome.ok && !isSilence(outcome.failure)) return null;
      }
      return null;
    };
    const overheard = overhear();
    await sayAlone(text, signal);
    whole.abort();
    if (!isInterrupted) over.abort();
    return overheard;
  }

  return {
    hearsAlone,
    interrupt,
    async say(text, signal) {
      const [place] = ear.state.getState().places;
      if (hearsAlone() && place !== 'site' && !state.getState().isMuted) return sayAndOverhear(text, signal);
      await sayAlone(text, signal);
      return null;
    },
    hear: (longest, signal) => listen(longest, signal, (words) => state.setState({ heard: words })),
    run(work) {
      interrupt();
      turn = new AbortController();
      const { signal } = turn;
      work(signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    },
  };
}

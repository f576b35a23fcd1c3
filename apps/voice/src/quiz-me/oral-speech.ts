import { language } from '@revisoins/i18n';
import { listenForBargeIn } from '../hearing/barge-in.ts';
import type { Ear } from '../hearing/ear.store.ts';
import type { Heard } from '../hearing/heard.ts';
import type { Loudspeaker } from '../sound/loudspeaker.ts';
import { nextSentences } from '../sound/sentences.ts';
import { failed, type Failed, type Outcome } from '../voice-service/voice-failure.ts';
import type { OralStateStore } from './oral-state.ts';

/** How long to wait for an answer, in milliseconds. */
export const ANSWER_MS = 12_000;

/** Speaks and listens in an oral quiz, one thing at a time. */
export interface OralSpeech {
  /** Whether she listens without a press. */
  hearsAlone(): boolean;
  /** Speaks a text. In hands-free mode a learner can interrupt it: then it returns their words. */
  say(text: string, signal: AbortSignal): Promise<string | null>;
  /** Listens once; an early end counts as silence. */
  hear(longest: number, signal: AbortSignal): Promise<Outcome<Heard>>;
  /** Stops speaking and listening. */
  interrupt(): void;
  /** Runs one action, which the next one or an interruption ends. */
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
    // The learner reads the rest.
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

  async function sayWithBargeIn(text: string, signal: AbortSignal): Promise<string | null> {
    const whole = new AbortController();
    const over = new AbortController();
    let isInterrupted = false;
    const bargeIn = listenForBargeIn({
      said: () => text,
      listen: (onWords) => listen(ANSWER_MS, AbortSignal.any([signal, over.signal]), onWords),
      isOver: () => whole.signal.aborted || signal.aborted,
      onInterrupt() {
        isInterrupted = true;
        loudspeaker.stop();
      },
      onWords: (words) => state.setState({ heard: words }),
    });
    await sayAlone(text, signal);
    whole.abort();
    if (!isInterrupted) over.abort();
    return (await bargeIn)?.words ?? null;
  }

  return {
    hearsAlone,
    interrupt,
    async say(text, signal) {
      const [place] = ear.state.getState().places;
      if (hearsAlone() && place !== 'site' && !state.getState().isMuted) return sayWithBargeIn(text, signal);
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

import { done, failed, type Outcome } from '../voice-service/voice-failure.ts';
import type { Heard } from './quick-output.ts';

/** After this many milliseconds, a voice that has not started counts as unavailable. */
export const BEGINNING_MS = 2500;

export interface Utterance {
  readonly text: string;
  readonly voice: SpeechSynthesisVoice;
  /** 1 is the voice's own speed. */
  readonly rate: number;
}

/** The browser's synthesiser; null in a browser without one. */
export const synthesiser = (): SpeechSynthesis | null =>
  'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null;

/** Speaks texts with the browser's own voices, one at a time. */
export interface BrowserSpeech {
  /** Speaks the whole text. `onSound` is called when it begins. Never rejects. */
  play(utterance: Utterance, onSound?: () => void): Promise<Outcome<Heard>>;
  stop(): void;
}

export function createBrowserSpeech(synthesis: SpeechSynthesis): BrowserSpeech {
  let interrupt: (() => void) | null = null;
  return {
    stop: () => interrupt?.(),
    play({ text, voice, rate }, onSound) {
      interrupt?.();
      const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate });
      return new Promise((resolve) => {
        const end = (outcome: Outcome<Heard>) => {
          clearTimeout(patience);
          interrupt = null;
          resolve(outcome);
        };
        const patience = setTimeout(() => {
          synthesis.cancel();
          end(failed('synthesis'));
        }, BEGINNING_MS);
        interrupt = () => {
          end(done('stopped'));
          synthesis.cancel();
        };
        utterance.addEventListener('start', () => {
          clearTimeout(patience);
          onSound?.();
        });
        utterance.addEventListener('end', () => end(done('ended')));
        utterance.addEventListener('error', () => end(failed('synthesis')));
        synthesis.speak(utterance);
      });
    },
  };
}

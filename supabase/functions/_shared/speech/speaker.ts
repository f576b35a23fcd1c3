import type { Language } from '../language.schema.ts';

/** A voice as the browser lists it. */
export interface Voice {
  readonly name: string;
  readonly category: string;
  readonly labels: { readonly accent?: string; readonly age?: string; readonly gender?: string };
  readonly voice_id: string;
}

export interface SpeechRequest {
  /** As returned by normalizeForSpeech. */
  readonly text: string;
  readonly language: Language;
  readonly voiceId: string;
  readonly modelId: string;
}

export interface Speech {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** 'audio/mpeg' or 'audio/wav', as the bytes really are. */
  readonly type: string;
}

/** A provider of speech. Its methods reject with a Refusal. */
export interface Speaker {
  /** A service, as opposed to the embedded synthesiser. */
  readonly isProvider: boolean;
  /** Loads what the first sentence would wait for. Costs nothing. */
  prepare(): Promise<void>;
  speak(requested: SpeechRequest): Promise<Speech>;
  voices(): Promise<readonly Voice[]>;
}

/** The voice id for the provider's default voice. */
export const DEFAULT_VOICE = 'thalia';

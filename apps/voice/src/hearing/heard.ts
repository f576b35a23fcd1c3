import type { Outcome, VoiceFailure } from '../voice-service/voice-failure.ts';

/** A note to show about the words that were heard: `heard.<note>` in the translations. */
export type HeardNote = 'doubtful' | 'limit' | 'hidden' | 'lost';

export interface Heard {
  readonly words: string;
  readonly note: HeardNote | null;
}

export interface Listening {
  /** The words so far, as they are understood. */
  readonly onWords: (words: string) => void;
  /** Ends the listening and keeps what was heard. */
  readonly stop: AbortSignal;
  /** Ends it and keeps nothing: the returned promise rejects with its reason. */
  readonly signal: AbortSignal;
  /** Longest listening, in milliseconds. */
  readonly longest: number;
}

export type Hear = (listening: Listening) => Promise<Outcome<Heard>>;

const broken: readonly VoiceFailure[] = ['recogniser-failed', 'not-configured', 'format-unsupported'];

/** A place that does not work here, as opposed to a learner who said nothing. */
export const isPlaceBroken = (failure: VoiceFailure): boolean => broken.includes(failure);

import type { Outcome } from '../voice-service/voice-failure.ts';
import { done } from '../voice-service/voice-failure.ts';
import type { Heard, Player } from './player.ts';
import { splitSentences } from './split-sentences.ts';

export interface SpeakOptions {
  readonly onSound?: () => void;
  readonly signal?: AbortSignal;
}

export interface Spoken {
  readonly heard: Heard;
  /** The audio of each sentence, in order: replaying asks the server for nothing. */
  readonly audio: readonly Blob[];
}

/**
 * Says a text sentence by sentence: each is made while the one before sounds. Stops at the first failure.
 * Rejects only with the signal's reason.
 */
export async function speak(
  text: string, player: Player, make: (sentence: string) => Promise<Outcome<Blob>>, { onSound, signal }: SpeakOptions = {},
): Promise<Outcome<Spoken>> {
  const sentences = splitSentences(text);
  const audio: Blob[] = [];
  let next = sentences[0] === undefined ? undefined : make(sentences[0]);
  for (let index = 0; next !== undefined; index += 1) {
    const made: Outcome<Blob> = await next;
    signal?.throwIfAborted();
    if (!made.ok) return made;
    audio.push(made.value);
    const following = sentences[index + 1];
    next = following === undefined ? undefined : make(following);
    // Nobody waits for it when the learner has heard enough.
    next?.catch(() => undefined);
    const heard = await player.play(made.value, index === 0 ? onSound : undefined);
    signal?.throwIfAborted();
    if (!heard.ok) return heard;
    if (heard.value === 'stopped') return done({ heard: 'stopped', audio });
  }
  return done({ heard: 'ended', audio });
}

/** Plays again what was said. */
export async function replay(audio: readonly Blob[], player: Player): Promise<Outcome<Heard>> {
  for (const part of audio) {
    const heard = await player.play(part);
    if (!heard.ok || heard.value === 'stopped') return heard;
  }
  return done('ended');
}

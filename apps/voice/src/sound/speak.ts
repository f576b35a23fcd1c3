import { done, type Outcome } from '../voice-service/voice-failure.ts';
import type { Heard } from './quick-output.ts';

/** Converts a sentence to sound. */
export type Make<Sound = Blob> = (sentence: string) => Promise<Outcome<Sound>>;

/** What plays a sound to its end; `onSound` is called when it starts. */
interface Plays<Sound> {
  play(sound: Sound, onSound?: () => void): Promise<Outcome<Heard>>;
}

export interface SpeakOptions {
  readonly onSound?: () => void;
  readonly signal?: AbortSignal;
  /** The learner stopped the speech, even before the first sound. */
  readonly hush?: AbortSignal;
}

/**
 * Speaks sentences one after the other; each is synthesised while the one before plays. Stops at the first
 * failure, and when it is stopped or the player silenced. Rejects only with the signal's reason.
 */
export async function speak<Sound = Blob>(
  sentences: AsyncIterable<string>,
  player: Plays<Sound>,
  make: Make<Sound>,
  { onSound, signal, hush }: SpeakOptions = {},
): Promise<Outcome<Heard>> {
  const coming = sentences[Symbol.asyncIterator]();
  const following = async () => {
    const sentence = await coming.next();
    return sentence.done ? null : make(sentence.value);
  };
  const hushed = new Promise<'hushed'>((resolve) => {
    hush?.addEventListener('abort', () => resolve('hushed'), { once: true });
  });
  let next = following();
  for (let isFirst = true; ; isFirst = false) {
    const made = await Promise.race([next, hushed]);
    signal?.throwIfAborted();
    if (made === 'hushed') return done('stopped');
    if (made === null) return done('ended');
    if (!made.ok) return made;
    next = following();
    // Nobody waits for it after the learner stopped the speech.
    next.catch(() => undefined);
    const heard = await player.play(made.value, isFirst ? onSound : undefined);
    signal?.throwIfAborted();
    if (!heard.ok || heard.value === 'stopped') return heard;
  }
}

/** Caches each sentence's sound, so that repeating it makes no request. Failures are not cached. */
export function remembering<Sound = Blob>(make: Make<Sound>): Make<Sound> {
  const fetched = new Map<string, Promise<Outcome<Sound>>>();
  return (sentence) => {
    const before = fetched.get(sentence);
    if (before) return before;
    const made = make(sentence);
    fetched.set(sentence, made);
    const forget = () => fetched.delete(sentence);
    made.then(({ ok }) => ok || forget(), forget);
    return made;
  };
}

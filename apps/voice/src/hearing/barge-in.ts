import { isSilence, type Outcome } from '../voice-service/voice-failure.ts';
import { isEcho } from './echo.ts';
import type { Heard } from './heard.ts';

export interface BargeInOptions {
  /** What Thalia is saying, as far as it is known. */
  readonly said: () => string;
  /** One turn of listening; null once listening has ended. */
  readonly listen: (onWords: (words: string) => void) => Promise<Outcome<Heard> | null>;
  /** She has said everything. */
  readonly isOver: () => boolean;
  /** Called at the first words that are not hers. */
  readonly onInterrupt: () => void;
  readonly onWords: (words: string) => void;
}

/**
 * Listens while Thalia speaks, and returns the words of a learner who interrupts her; null when nobody does.
 * A recogniser ends its turn after each sentence that it hears, including hers: then we begin another one.
 */
export async function listenForBargeIn({
  said,
  listen,
  isOver,
  onInterrupt,
  onWords,
}: BargeInOptions): Promise<Heard | null> {
  let isInterrupted = false;
  while (!isOver()) {
    const outcome = await listen((words) => {
      if (!isInterrupted && isEcho(words, said())) return;
      if (!isInterrupted) onInterrupt();
      isInterrupted = true;
      onWords(words);
    });
    if (outcome === null) return null;
    if (outcome.ok && isInterrupted) return outcome.value;
    if (!outcome.ok && !isSilence(outcome.failure)) return null;
  }
  return null;
}

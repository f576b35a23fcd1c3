import { plainWords } from './plain-words.ts';

/** When at least this share of the heard words are also her own, they are taken for hers. */
const OWN = 0.6;

/** Whether the words that were heard are those that Thalia says herself, as the microphone picks them up. */
export function isEcho(heard: string, said: string): boolean {
  const own = new Set(plainWords(said).split(' '));
  const words = plainWords(heard).split(' ').filter(Boolean);
  return words.filter((word) => own.has(word)).length >= words.length * OWN;
}

import { isNear } from './is-slip.ts';
import { plain } from './plain.ts';

/** Consonants that are mistaken for one another, heard or typed. */
const alike = [
  [/ti(?=[aeo])|[ckqgjszx]/g, 's'],
  [/[dt]/g, 't'],
  [/ph|[fvw]/g, 'f'],
  [/[bp]/g, 'p'],
  [/[mn]/g, 'n'],
] as const;

/** 'hypertention' as 'prtnsn': what remains of a word without vowels. */
const consonants = (word: string): string =>
  alike
    .reduce((text, [letters, letter]) => text.replace(letters, letter), plain(word).replace(/(.)\1/g, '$1'))
    .replace(/[aeiouyh]/g, '');

/** How many consonants a word may have beyond its stem. */
const ENDING = 4;

/**
 * Whether a word may well be a misspelling of one with this stem: 'mitose' and 'mycose' differ in a consonant
 * that nobody mistakes for the other.
 */
export function isLikelyCorrection(typed: string, stem: string): boolean {
  const [said, meant] = [consonants(typed), consonants(stem)];
  const shortest = Math.max(1, said.length - ENDING);
  for (let length = said.length; length >= shortest; length -= 1)
    if (isNear(said.slice(0, length), meant)) return true;
  return false;
}

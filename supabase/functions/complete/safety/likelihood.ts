import type { Danger } from './concerns.ts';
import { fold } from './fold.ts';
import { BIAS, SCALE, WEIGHTS } from './weights.ts';

/** The size of the feature hash table: a power of two. */
export const PLACES = 2 ** 15;

/** FNV-1a of a feature, mixed. */
function featureIndex(feature: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2_246_822_519) >>> 0) % PLACES;
}

/**
 * The features of a text: its folded words, n-grams of one to three words and with a gap, parts of words, how
 * it begins, whether it asks, and the verdict of the rules (left out where `ruled` is 'unknown'). Index to
 * strength, normalised to length 4.
 */
export function extractFeatures(
  text: string,
  ruled: Danger | undefined | 'unknown',
): ReadonlyMap<number, number> {
  const words = fold(text).trim().split(/\s+/).filter(Boolean).slice(0, 200);
  const features = new Map<number, number>();
  const add = (feature: string, strength = 1) => {
    const place = featureIndex(feature);
    features.set(place, Math.max(features.get(place) ?? 0, strength));
  };
  const framed = ['^', ...words, '$'];
  for (const [at, word] of framed.entries()) {
    const [next, afterNext] = [framed[at + 1], framed[at + 2]];
    add(`1${word}`);
    if (next !== undefined) add(`2${word} ${next}`);
    if (afterNext !== undefined) {
      add(`3${word} ${next} ${afterNext}`);
      add(`s${word} ${afterNext}`);
    }
  }
  for (const word of words) {
    const piece = `<${word}>`;
    for (let length = 3; length <= 5; length += 1) {
      for (let at = 0; at + length <= piece.length; at += 1) add(`c${piece.slice(at, at + length)}`, 0.5);
    }
  }
  add(`first${words.slice(0, 2).join(' ')}`);
  if (text.includes('?')) add('asks');
  if (ruled !== 'unknown') add(`rule ${ruled === undefined ? 'none' : 'some'}`, 3);
  if (ruled !== undefined && ruled !== 'unknown') add(`rule is ${ruled}`, 1.5);

  const length = Math.hypot(...features.values());
  for (const [place, strength] of features) features.set(place, (4 * strength) / length);
  return features;
}

let weights: Int8Array | undefined;

function decodeWeights(): Int8Array {
  weights ??= Int8Array.from(atob(WEIGHTS), (character) => character.charCodeAt(0));
  return weights;
}

/**
 * The probability, from 0 to 1, that a text is about danger, or asks for a dose or a diagnosis, for a real
 * person: learnt from the phrases of tests/contract/danger.
 */
export function estimateLikelihood(text: string, ruled: Danger | undefined): number {
  const known = decodeWeights();
  let sum = BIAS;
  for (const [place, strength] of extractFeatures(text, ruled))
    sum += ((known[place] ?? 0) / SCALE) * strength;
  return 1 / (1 + Math.exp(-sum));
}

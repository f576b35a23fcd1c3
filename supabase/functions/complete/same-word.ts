import { plain } from './aspects.ts';

/**
 * As a share of the longer word, from its start: two words with that common prefix are forms of one, such as
 * 'infection' and 'infections'.
 */
const SHARED = 0.6;
/** Below this number of letters, a typing error makes another word. */
const LEAST_FOR_SLIP = 5;

/** Words in a phonetic form, so that 'anafilactique' matches 'anaphylactique'. */
export function soundedWords(text: string): string[] {
  const sounds = plain(text).replaceAll('ph', 'f').replaceAll('y', 'i');
  return [...new Set(sounds.split(/[^a-z0-9]+/).filter((word) => word.length > 2))];
}

export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const longest = Math.max(one.length, other.length);
  return (
    sharedStart(one, other) >= Math.max(4, SHARED * longest) ||
    (Math.min(one.length, other.length) >= LEAST_FOR_SLIP && isOneSlipApart(one, other))
  );
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** One letter is missing, added, changed, or swapped with its neighbour. The first letter is right. */
function isOneSlipApart(one: string, other: string): boolean {
  const start = sharedStart(one, other);
  if (start === 0) return false;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}

const LEAST = 6;

/** What two words are from the first letter on that differs. */
function fromFirstUnlike(one: string, other: string): readonly [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return [one.slice(at), other.slice(at)];
}

/** One letter is missing, added, or swapped with its neighbour, or none is. */
export function isNear(one: string, other: string): boolean {
  const [left, right] = fromFirstUnlike(one, other);
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}

/**
 * One letter is missing, added, changed, or swapped with its neighbour. The first letter is right, and words
 * are long: of `least` letters.
 */
export function isSlip(typed: string, word: string, least = LEAST): boolean {
  if (Math.min(typed.length, word.length) < least || typed[0] !== word[0] || typed === word) return false;
  const [left, right] = fromFirstUnlike(typed, word);
  return isNear(typed, word) || left.slice(1) === right.slice(1);
}

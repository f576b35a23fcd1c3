const LEAST = 6;

/**
 * One letter is missing, added, changed, or swapped with its neighbour. The first letter is right, and words
 * are long: of `least` letters.
 */
export function isSlip(typed: string, word: string, least = LEAST): boolean {
  if (Math.min(typed.length, word.length) < least || typed[0] !== word[0] || typed === word) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [left, right] = [typed.slice(at), word.slice(at)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}

/** How many questions each of `parts` gets: an even split, the remainder one each to the first. */
export function splitEvenly(count: number, parts: number): number[] {
  return Array.from(
    { length: parts },
    (_, index) => Math.floor(count / parts) + (index < count % parts ? 1 : 0),
  );
}

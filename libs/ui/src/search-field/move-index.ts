/** Next index in a ring of `length`; from -1 (nothing) down leads to the first, up to the last. */
export function moveIndex(index: number, step: 1 | -1, length: number): number {
  if (index < 0) return step === 1 ? 0 : length - 1;
  return (index + step + length) % length;
}

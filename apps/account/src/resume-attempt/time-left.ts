/** Whole minutes until the deadline, begun ones included; 0 in the last minute. Moments in ms of one clock. */
export function minutesLeft(deadline: number, now: number): number {
  const left = deadline - now;
  return left < 60_000 ? 0 : Math.ceil(left / 60_000);
}

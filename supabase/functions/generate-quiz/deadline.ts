/** Milliseconds left; 0 when the time is over. */
export type Deadline = () => number;

export function startDeadline(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds;
  return () => Math.max(0, Math.floor(end - performance.now()));
}

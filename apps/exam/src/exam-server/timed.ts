/** An answer of the server, with its time at the moment when the answer arrived. */
export interface Timed<T> {
  readonly answer: T;
  readonly serverTime: number;
}

/** Measures the way there and back: the server's time is half of it older when it arrives. */
export async function timed<T extends { readonly now: number }>(
  request: () => Promise<T>,
): Promise<Timed<T>> {
  const asked = performance.now();
  const answer = await request();
  return { answer, serverTime: answer.now + (performance.now() - asked) / 2 };
}

/** Milliseconds for a whole load, from the remote's entry to what is wanted of it. */
export const DEADLINE = 10_000;
/** The part of the deadline after which a version that does not answer gets another one beside it. */
export const LATE = 0.6;
/** The part of the deadline that a version has which did not answer a moment ago: whoever comes back need not wait as long again. */
export const AFTER_SILENCE = 0.4;

/** What a promise gave in time, or nothing when the deadline passed first. Rejects as the promise does. */
export async function withinDeadline<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<{ inTime: true; value: Value } | { inTime: false }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ inTime: false }>((resolve) => {
    timer = setTimeout(() => resolve({ inTime: false }), milliseconds);
  });
  try {
    return await Promise.race([promise.then((value) => ({ inTime: true as const, value })), late]);
  } finally {
    clearTimeout(timer);
  }
}

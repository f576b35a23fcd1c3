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

/**
 * The promise's value, or `otherwise` when it takes longer than so many milliseconds. Rejects as the promise
 * does.
 */
export async function within<T>(milliseconds: number, promise: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

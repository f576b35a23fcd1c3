import { AppError } from '@revisoins/contracts';
import { NO_ANSWER } from './deadline-fetch.ts';

/** Settles like the promise, or rejects with an AppError 'timeout' after `timeoutMs`. */
export async function withDeadline<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError(`The session ${NO_ANSWER}`, 'timeout')), timeoutMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

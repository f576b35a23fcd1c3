import { AppError } from '@revisoins/contracts';

/** Parts of the messages below; clients that keep only an error's message are recognised by them. */
export const NO_ANSWER = 'did not answer in time';
export const NOT_REACHED = 'cannot be reached';

/**
 * A fetch that always settles: rejects with an AppError 'timeout' after `timeoutMs` (while the body is read,
 * its stream fails with the DOMException TimeoutError), with 'network' when the server cannot be reached, and
 * with the caller's own reason when the caller aborts.
 */
export function deadlineFetch(transport: typeof fetch, timeoutMs: number): typeof fetch {
  return async (input, init) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const caller = init?.signal ?? null;
    const signal = caller === null ? deadline : AbortSignal.any([caller, deadline]);
    try {
      return await transport(input, { ...init, signal });
    } catch (cause) {
      if (caller?.aborted) throw caller.reason;
      const { origin } = new URL(input instanceof Request ? input.url : input);
      if (deadline.aborted) throw new AppError(`${origin} ${NO_ANSWER}`, 'timeout', { cause });
      throw new AppError(`${origin} ${NOT_REACHED}`, 'network', { cause });
    }
  };
}

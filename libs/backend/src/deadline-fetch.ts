import { AppError } from '@revisoins/contracts';

/** Parts of the messages below; clients that keep only an error's message are read by them. */
export const NO_ANSWER = 'did not answer in time';
export const NOT_REACHED = 'cannot be reached';

/**
 * A fetch that always ends: rejects with an AppError 'timeout' after `timeoutMs` (reading the body included:
 * then as the DOMException TimeoutError of the body's stream), with 'network' when there is no way to the server,
 * and with the caller's own reason when the caller aborts.
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

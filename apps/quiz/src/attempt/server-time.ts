const LONGEST_WAIT_MS = 4000;

/**
 * The time of the server that this page came from, in ms, to the second; undefined when it cannot be reached.
 * The device alone cannot tell whether it slept or its clock was set. Never rejects.
 */
export async function serverTime(): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    const response = await fetch('/', { method: 'HEAD', cache: 'no-store', signal });
    const time = Date.parse(response.headers.get('Date') ?? '');
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}

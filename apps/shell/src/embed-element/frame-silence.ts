/**
 * Timeouts in milliseconds for the first message: from when the frame comes near the viewport, and from when
 * it has loaded.
 */
const WHOLE = 15_000;
const LOADED = 4_000;

/**
 * Calls `onSilence` once when a frame sends no message in time. The wait begins when the frame comes near the
 * viewport, because the browser does not load it before. Returns a function to call at the first message, or
 * to give up.
 */
export function watchForSilence(frame: HTMLIFrameElement, onSilence: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      onSilence();
    }, milliseconds);
  };
  const loaded = () => wait(LOADED);
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    wait(WHOLE);
  });
  const stop = () => {
    clearTimeout(timer);
    seen.disconnect();
    frame.removeEventListener('load', loaded);
  };
  seen.observe(frame);
  frame.addEventListener('load', loaded);
  return stop;
}

/** Why a frame sends nothing: a site that serves its script but not its frame has refused. */
export async function findSilenceReason(platform: string): Promise<'refused' | 'unreachable'> {
  try {
    await fetch(`${platform}/embed/v1.js`, {
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    return 'refused';
  } catch {
    return 'unreachable';
  }
}

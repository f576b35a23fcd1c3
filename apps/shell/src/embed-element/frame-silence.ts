/** How long a frame near the view may take to show a sign of life, and one that has loaded, in milliseconds. */
const WHOLE = 15_000;
const LOADED = 4_000;

/**
 * Calls `onSilence` once when a frame shows no sign of life in time. The wait begins when the frame comes near the view,
 * because the browser does not load it before. Returns what to call at the first sign of life, or to give up.
 */
export function waitForLife(frame: HTMLIFrameElement, onSilence: () => void): () => void {
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

/** Why a frame stays silent: a site that answers its script but not its frame has refused. */
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

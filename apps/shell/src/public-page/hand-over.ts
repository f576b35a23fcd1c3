/**
 * What the shell asks before it replaces a public page's text: its `detail` is called when nothing is
 * pressed.
 */
const MAY_TAKE_OVER = 'revisoins-may-take-over';
/** The shell has replaced the text. */
const TAKEN_OVER = 'revisoins-taken-over';

/** Milliseconds after a press within which its click comes, if it comes. */
const CLICK_MS = 400;
/** Milliseconds that the page of a followed link may take to replace this one. */
const LEAVING_MS = 5_000;

/**
 * For the shell: resolves when the text of the page may be replaced. A press would be lost if its target
 * disappeared before the release.
 */
export function mayTakeOver(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const question = new CustomEvent(MAY_TAKE_OVER, { cancelable: true, detail: resolve });
    if (page.dispatchEvent(question)) resolve();
  });
}

/** For the shell: it owns everything on the page from now on. */
export function noteTakeOver(page: Document): void {
  page.dispatchEvent(new Event(TAKEN_OVER));
}

/** Whether the browser itself follows a click, in this tab. */
function isFollowed(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return isPlain && !event.defaultPrevented && link !== null && link.matches('[href^="/"]:not([target])');
}

/**
 * For a public page's script: lets the shell take over while nothing is pressed and no link is being
 * followed. Returns a signal that aborts when it has.
 */
export function handOver(page: Document): AbortSignal {
  const over = new AbortController();
  const { signal } = over;
  const waiting: (() => void)[] = [];
  let isPressed = false;
  let isLeaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = () => {
    isPressed = isLeaving = false;
    for (const resolve of waiting.splice(0)) resolve();
  };
  const hold = (ms?: number) => {
    isPressed = true;
    clearTimeout(timer);
    timer = ms === undefined ? undefined : setTimeout(release, ms);
  };
  const letGo = () => {
    if (isPressed && !isLeaving) hold(CLICK_MS);
  };

  page.addEventListener('pointerdown', () => hold(), { signal });
  page.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter' || key === ' ') hold();
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel', 'keyup']) page.addEventListener(end, letGo, { signal });
  addEventListener('blur', letGo, { signal });
  page.addEventListener(
    'click',
    (event) => {
      isLeaving = isFollowed(event);
      // Other listeners of the click run first.
      hold(isLeaving ? LEAVING_MS : 0);
    },
    { signal },
  );
  page.addEventListener(
    MAY_TAKE_OVER,
    (question) => {
      question.preventDefault();
      const { detail: resolve } = question as CustomEvent<() => void>;
      if (isPressed) waiting.push(resolve);
      else resolve();
    },
    { signal },
  );
  page.addEventListener(TAKEN_OVER, () => over.abort(), { once: true });
  return signal;
}

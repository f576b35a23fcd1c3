/** Milliseconds that a mouse must rest on a link to count as intent: passing over it does not count. */
const RESTS = 100;

const CONTROLS = 'a[href], button';
/** What works without the shell: menus, and links into the page and to other sites. */
const WITHOUT_SHELL = '[aria-haspopup=menu], [role=menu] *, dialog button, a[href^="#"], a[target]';

/** Whether an event is about something for which the shell is needed. */
function isIntent({ target }: Event): boolean {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control !== null && !control.matches(WITHOUT_SHELL);
}

/** Calls `act` when the visitor is about to do something that needs the shell. */
export function onIntent(page: Document, act: () => void, signal: AbortSignal): void {
  for (const sign of ['pointerdown', 'focusin', 'click'])
    page.addEventListener(sign, (event) => isIntent(event) && act(), { signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  page.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse' && isIntent(event)) timer = setTimeout(act, RESTS);
    },
    { signal },
  );
}

/**
 * The same for a page with a form: its visitors will send it, and its button waits for the shell. A browser
 * that fills in a form does not focus it and only fires 'input'.
 */
export function onAnySign(page: Document, act: () => void, signal: AbortSignal): void {
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'])
    page.addEventListener(sign, act, { signal, passive: true });
  // A browser also fires this event for a resting mouse, when something new appears below it.
  page.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => {
      if (movementX !== 0 || movementY !== 0) act();
    },
    { signal, passive: true },
  );
}

import { entryToOpenAt, focusMenuEntry, keepMenuInWindow, pressInMenu } from '@revisoins/ui/hosting';

const element = ({ target }: Event) => (target instanceof Element ? target : null);

const TRIGGER = '[aria-haspopup=menu]';
const PRESSED = 'data-pressed';

const beside = <Kind extends HTMLElement>(trigger: Element | null | undefined, selector: string) =>
  trigger?.parentElement?.querySelector<Kind>(selector) ?? null;

/** When the shell takes over, it reopens the menu whose button is marked as pressed. */
function markPressed(page: Document, trigger: Element | null): void {
  for (const pressed of page.querySelectorAll(`[${PRESSED}]`)) pressed.removeAttribute(PRESSED);
  trigger?.setAttribute(PRESSED, '');
}

function setOpen(page: Document, trigger: Element, isOpen: boolean): void {
  const menu = beside(trigger, '[role=menu]');
  if (!menu) return;
  trigger.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) trigger.setAttribute('aria-controls', menu.id);
  else trigger.removeAttribute('aria-controls');
  menu.hidden = !isOpen;
  if (isOpen) keepMenuInWindow(menu);
  markPressed(page, isOpen ? trigger : null);
}

export interface MenuOptions {
  /** Called before a menu opens: marks its current choices. */
  prepare(menu: Element): void;
  choose(choice: HTMLButtonElement): void;
  signal: AbortSignal;
}

/** Runs the menus of a pre-rendered page as `Menu` of `@revisoins/ui` and the shell's `MobileMenu` do. */
export function runMenus(page: Document, { prepare, choose, signal }: MenuOptions): void {
  const openTrigger = () => page.querySelector<HTMLElement>(`${TRIGGER}[aria-expanded=true]`);
  const close = () => {
    const trigger = openTrigger();
    if (!trigger) return;
    setOpen(page, trigger, false);
    trigger.focus();
  };
  const openAt = (trigger: Element, entry: 'first' | 'last') => {
    const menu = beside(trigger, '[role=menu]');
    if (!menu) return;
    prepare(menu);
    setOpen(page, trigger, true);
    focusMenuEntry(menu, entry);
  };
  const leave = (event: Event) => {
    const trigger = openTrigger();
    if (trigger && event.target instanceof Node && !trigger.parentElement?.contains(event.target))
      setOpen(page, trigger, false);
  };

  const clickMenu = (target: Element): boolean => {
    const trigger = target.closest(TRIGGER);
    const choice = target.closest<HTMLButtonElement>('button[role^=menuitem]');
    if (trigger && trigger === openTrigger()) close();
    else if (trigger) openAt(trigger, 'first');
    else if (choice) {
      close();
      choose(choice);
    }
    return trigger !== null || choice !== null;
  };
  const clickDialog = (target: Element): boolean => {
    const trigger = target.closest('[aria-haspopup=dialog]');
    const dialog = target.closest('dialog');
    if (trigger) {
      beside<HTMLDialogElement>(trigger, 'dialog')?.showModal();
      markPressed(page, trigger);
    } else if (dialog && (target === dialog || target.closest('a, button'))) dialog.close();
    return trigger !== null || dialog !== null;
  };

  page.addEventListener(
    'click',
    (event) => {
      const target = element(event);
      if (target && !clickMenu(target)) clickDialog(target);
    },
    { signal },
  );
  page.addEventListener(
    'keydown',
    (event) => {
      const target = element(event);
      const trigger = target?.closest(TRIGGER);
      const entry = entryToOpenAt(event);
      if (target?.closest('[role=menu]')) {
        if (pressInMenu(event, beside(openTrigger(), '[role=menu]'))) close();
      } else if (trigger && entry) {
        event.preventDefault();
        openAt(trigger, entry);
      }
    },
    { signal },
  );
  page.addEventListener('pointerdown', leave, { signal });
  page.addEventListener('focusin', leave, { signal });
  // It does not bubble.
  page.addEventListener('close', () => markPressed(page, null), { capture: true, signal });
}

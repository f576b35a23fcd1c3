/**
 * Which dialog is in front. Read from the document, not from a module: the shell and each remote have their
 * own copy of this library (and of Radix), and dialogs of several copies can be open at once. The rule: the
 * dialog that opened last is in front. A native modal `<dialog>`, which our dialogs cannot cover, closes;
 * other dialogs stay open behind, and neither react nor take focus until they are in front again.
 */
const LAYER = '[data-modal-layer]';

/** Put this on the element that holds a dialog. */
export const modalLayer = { 'data-modal-layer': '' } as const;

const closestLayer = (part: Element): Element | null => part.closest(LAYER);

/** Whether the dialog that `part` belongs to is in front. */
export function isInFront(part: Element | null): boolean {
  if (part === null) return false;
  return [...document.querySelectorAll(LAYER)].at(-1) === closestLayer(part);
}

/** Whether several dialogs are open, one over another. */
export const areStacked = (): boolean => document.querySelectorAll(LAYER).length > 1;

/** Closes native modal dialogs, which are above everything. Their owner receives `close`. */
export function closeTopLayer(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/**
 * Two copies of Radix would each pull focus back into their own dialog. While another dialog is behind, focus
 * events inside the front one are hidden from listeners on the document. Returns a function that ends it.
 */
export function keepFocusInFront(): () => void {
  const page = document.documentElement;
  const keep = (event: FocusEvent) => {
    const to = event.type === 'focusin' ? event.target : event.relatedTarget;
    if (areStacked() && to instanceof Element && isInFront(to)) event.stopPropagation();
  };
  page.addEventListener('focusin', keep);
  page.addEventListener('focusout', keep);
  return () => {
    page.removeEventListener('focusin', keep);
    page.removeEventListener('focusout', keep);
  };
}
